#!/usr/bin/env bash
# README and docs must hold: every path that they name is there, every make target too, and their Swift compiles.
set -euo pipefail
cd "$(dirname "$0")/.."
status=0
texts=(README.md CONTRIBUTING.md CHANGELOG.md)
mapfile -t articles < <(git ls-files 'Sources/*.docc/*.md')
while read -r path; do
    [ -e "$path" ] || { echo "docs: $path is named and is not there" >&2; status=1; }
done < <(grep -hoE '`(Sources|Tests|Examples|Scripts|Benchmarks|Fixtures|Fuzz|Web|docs)/[A-Za-z0-9_./+-]*`|\]\((docs|Sources|Scripts)/[^)#]*\)' "${texts[@]}" "${articles[@]}" |
    sed -E 's/^`|`$|^\]\(|\)$//g' | sort -u)
while read -r target; do
    grep -qE "^$target:" Makefile || { echo "docs: make $target is named and is not there" >&2; status=1; }
done < <(grep -hoE 'make [a-z][a-z-]+' "${texts[@]}" | grep -vE 'make (it|a|the|one|sure|room)$' | awk '{ print $2 }' | sort -u)

# What is marked as swift compiles against what has been built.
modules=$(swift build -c release --show-bin-path)/Modules
work=.build/snippets
rm -rf "$work"
mkdir -p "$work"
gtk=()
for flag in $(pkg-config --cflags-only-I gtk4); do gtk+=(-Xcc "$flag"); done

compile() { swiftc -swift-version 6 -typecheck -I "$modules" -I Sources/CGTK "${gtk[@]}" "$@"; }

# A block without an import is about the module in whose catalogue it stands.
prelude() {
    case "$1" in
        Sources/*) local module=${1#Sources/}; module=${module%%/*}; echo "import $module" ;;&
        Sources/WaterfallSwiftUI/*) echo "import SwiftUI" ;;
        Sources/WaterfallUIKit/*) echo "import UIKit" ;;
    esac
}

check_blocks() {
    local text=$1 folder="$work/${1//\//-}" snippet flags
    mkdir -p "$folder"
    awk -v dir="$folder" '/^```swift$/ { n++; file = dir "/block" n ".swift"; next } /^```$/ { file = "" } file { print > file }' "$text"
    for snippet in "$folder"/block*.swift; do
        [ -e "$snippet" ] || continue
        grep -q '^import ' "$snippet" || { prelude "$text"; cat "$snippet"; } > "$snippet.new"
        [ ! -s "$snippet.new" ] || mv "$snippet.new" "$snippet"
        rm -f "$snippet.new"
        flags=()
        if grep -q '^@MainActor' "$snippet"; then flags+=(-parse-as-library); fi
        compile "${flags[@]}" "$snippet" || { echo "docs: $snippet, a block of $text, does not compile" >&2; status=1; }
    done
}

# The files of a tutorial are steps of one another: 07-ShopView.swift takes the place of 06-ShopView.swift.
check_tutorial() {
    local -A current=()
    local file name
    for file in "$1"/Resources/*.swift; do
        [ -e "$file" ] || continue
        name=${file##*/}
        current[${name#*-}]=$file
        compile -parse-as-library -module-name Tutorial "${current[@]}" || { echo "docs: the tutorial does not compile with $file" >&2; status=1; }
    done
}

for text in README.md "${articles[@]}"; do check_blocks "$text"; done
for catalogue in Sources/*/*.docc; do check_tutorial "$catalogue"; done
exit $status
