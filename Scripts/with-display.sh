#!/usr/bin/env bash
# Runs a command on a display of its own, so that tests neither need nor disturb yours.
set -euo pipefail
export GSK_RENDERER=cairo GTK_A11Y=none NO_AT_BRIDGE=1 GDK_BACKEND=x11
# Without -noreset the display starts over when its last window closes, and turns the next one away meanwhile.
exec xvfb-run --auto-servernum --server-args='-screen 0 1600x1200x24 -dpi 96 -noreset' "$@"
