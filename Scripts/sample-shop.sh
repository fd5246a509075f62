#!/usr/bin/env bash
# Draws the sample shop, after installing what only that needs.
set -euo pipefail
cd "$(dirname "$0")/.."
if ! /usr/bin/python3 -c 'import cairo' 2>/dev/null; then
    echo "sample-shop: python3-cairo is missing: the pictures are drawn with it"
    sudo=()
    [ "$(id -u)" -eq 0 ] || sudo=(sudo)
    "${sudo[@]}" apt-get update -qq
    "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends python3-cairo
fi
# ImageMagick, which writes the JPEGs, is among what all need.
Scripts/setup.sh
# Debian's own Python is the one that has the package.
exec /usr/bin/python3 Scripts/draw-sample-shop.py
