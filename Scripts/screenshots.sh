#!/usr/bin/env bash
# Takes the pictures of docs/screenshots with the built gallery, on a display of its own.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ -z "${SCREENSHOTS_DISPLAY:-}" ]; then
    SCREENSHOTS_DISPLAY=yes exec Scripts/with-display.sh "$0" "$@"
fi

gallery=$(swift build -c "${CONFIGURATION:-release}" --show-bin-path)/waterfall-gallery
shots=docs/screenshots
work=$(mktemp -d)
app=
trap '[ -z "$app" ] || kill "$app" 2>/dev/null; rm -rf "$work"' EXIT
mkdir -p "$shots"

# wait_for WHAT PATTERN: until the gallery's last report matches.
wait_for() {
    for _ in $(seq 200); do
        if tail -n 1 "$work/report" | grep -qE "$2"; then return; fi
        sleep 0.1
    done
    echo "screenshots: waited 20 s for $1; the gallery last reported:" >&2
    tail -n 1 "$work/report" >&2
    exit 1
}

# wait_for_pictures: until no picture on screen is missing.
wait_for_pictures() {
    wait_for "the first picture" '"condition":"loaded"'
    for _ in $(seq 200); do
        if ! tail -n 1 "$work/report" | grep -q '"condition":"loading"'; then
            sleep 0.5 # Pictures fade in.
            return
        fi
        sleep 0.1
    done
}

# start ARGUMENTS: opens the gallery.
start() {
    : >"$work/report"
    WATERFALL_GALLERY_REPORT=1 "$gallery" "$@" >"$work/report" &
    app=$!
    wait_for_pictures
    window=$(xdotool search --onlyvisible --name 'Waterfall Gallery' | head -n 1)
    xdotool windowfocus --sync "$window" mousemove 1599 1199
}

# finish NAME: takes the picture, without the frame that GTK draws where there is no window manager.
finish() {
    import -window "$window" "$work/shot.png"
    convert "$work/shot.png" -shave 4x4 +repage -quality 86 "$shots/$1.jpg"
    kill "$app"
    wait "$app" || true
    app=
    echo "$shots/$1.jpg: $(identify -format '%wx%h' "$shots/$1.jpg"), $(stat -c %s "$shots/$1.jpg") bytes"
}

start --window-size 420x760
finish narrow

start --window-size 1200x780
finish wide

start --window-size 1200x780 --dark
finish dark

start --window-size 1000x700 --rtl
finish right-to-left

start --window-size 1000x700
xdotool key F5
wait_for "the refresh" '"isRefreshing":true'
sleep 0.3
finish refresh

start --window-size 1000x700
xdotool key Home Right Right Return
wait_for "the lightbox" '"lightbox":\{[^}]*"condition":"loaded"'
sleep 0.3
finish lightbox

# Of Debian's mate-backgrounds or gnome-backgrounds.
for photographs in /usr/share/backgrounds/mate/nature /usr/share/backgrounds/gnome; do
    if [ -d "$photographs" ]; then
        start --window-size 1200x780 "$photographs"
        finish photographs
        break
    fi
done
