#!/usr/bin/env bash
# Runs the built gallery: run.sh [FOLDER | FEED | ADDRESS] [OPTIONS]. Where there is no display it shows the window in
# a browser, by GTK's own Broadway server on loopback.
set -euo pipefail
cd "$(dirname "$0")/.."

gallery=$(swift build -c "${CONFIGURATION:-release}" --show-bin-path)/waterfall-gallery
if [ ! -x "$gallery" ]; then
    echo "run: $gallery is not built yet. Build it with: make run" >&2
    exit 1
fi
if [ -n "${DISPLAY:-}" ] || [ -n "${WAYLAND_DISPLAY:-}" ]; then
    exec "$gallery" "$@"
fi
if ! command -v gtk4-broadwayd >/dev/null; then
    echo "run: there is no display, and no gtk4-broadwayd to stand in for one. Install it with: make setup" >&2
    exit 1
fi

# bash opens the connection; it fails where nothing listens.
listens() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

# A display is a port and a socket under the runtime directory; both must be free.
number=5
while listens $((8080 + number)); do
    number=$((number + 1))
    if [ "$number" -gt 99 ]; then
        echo "run: no port from 8085 to 8179 is free for the display in the browser" >&2
        exit 1
    fi
done
port=$((8080 + number))

runtime=$(mktemp -d)
server=
finish() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    rm -rf "$runtime"
}
trap finish EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

export XDG_RUNTIME_DIR=$runtime
gtk4-broadwayd --address 127.0.0.1 --port "$port" ":$number" >"$runtime/server.log" 2>&1 &
server=$!
for _ in $(seq 100); do
    listens "$port" && break
    if ! kill -0 "$server" 2>/dev/null; then
        echo "run: gtk4-broadwayd did not start:" >&2
        cat "$runtime/server.log" >&2
        exit 1
    fi
    sleep 0.05
done

echo "There is no display here. Open http://127.0.0.1:$port/ in a browser; Ctrl+C ends the gallery."
# In the background, so that a signal to this script reaches its trap at once.
GDK_BACKEND=broadway BROADWAY_DISPLAY=":$number" "$gallery" "$@" &
app=$!
trap 'kill "$app" 2>/dev/null; exit 130' INT
trap 'kill "$app" 2>/dev/null; exit 143' TERM
wait "$app"
