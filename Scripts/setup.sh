#!/usr/bin/env bash
# Installs the Debian packages that this project needs and that are not there yet; with `web` those of the browser's
# part too.
set -euo pipefail

# package: what for
needed=$(cat <<'LIST'
libgtk-4-dev: GTK 4, the toolkit of the Linux view
libgtk-4-bin: GTK's Broadway server, which shows the gallery in a browser where there is no display
librsvg2-common: SVG pictures
webp-pixbuf-loader: WebP pictures
adwaita-icon-theme: the icons of the gallery
fonts-dejavu-core: a font for the gallery's text
xvfb: a display for the tests of the views
xdotool: real input events for the tests of the views
xauth: lets the tests' windows onto that display
imagemagick: screenshots
valgrind: counts instructions, so that a slowdown shows on any machine
wasi-libc: malloc and memmove for the WebAssembly build
LIST
)

if [ "${1:-}" = web ]; then
    needed+=$'\n'$(cat <<'LIST'
binaryen: wasm-opt, which makes the WebAssembly small
esbuild: makes one small file of the browser module's files
nodejs: runs the browser module without a browser
chromium: the browser that lays out the fixtures and runs the tests of the page
python3-venv: an environment of its own for Playwright, which drives the browser
LIST
)
fi

missing=()
while IFS=: read -r package purpose; do
    if ! dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'install ok installed'; then
        missing+=("$package")
        echo "setup: $package is missing:$purpose"
    fi
done <<<"$needed"
[ ${#missing[@]} -gt 0 ] || exit 0

if ! command -v apt-get >/dev/null; then
    echo "setup: there is no apt-get here. Install what takes the place of: ${missing[*]}" >&2
    exit 1
fi
sudo=()
if [ "$(id -u)" -ne 0 ]; then
    sudo=(sudo)
    echo "setup: installing with sudo, since apt writes to the system"
fi
"${sudo[@]}" apt-get update -qq
"${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
