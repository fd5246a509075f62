#!/usr/bin/env bash
# README and docs must hold: every path that they name is there, every make target too, and their Swift compiles.
set -euo pipefail
cd "$(dirname "$0")/.."
status=0
texts=(README.md CONTRIBUTING.md CHANGELOG.md)
while read -r path; do
    [ -e "$path" ] || { echo "docs: $path is named and is not there" >&2; status=1; }
done < <(grep -hoE '`(Sources|Tests|Scripts|Benchmarks|Fixtures|Fuzz|Web|docs)/[A-Za-z0-9_./+-]*`|\]\((docs|Sources|Scripts)/[^)#]*\)' "${texts[@]}" |
    sed -E 's/^`|`$|^\]\(|\)$//g' | sort -u)
while read -r target; do
    grep -qE "^$target:" Makefile || { echo "docs: make $target is named and is not there" >&2; status=1; }
done < <(grep -hoE 'make [a-z][a-z-]+' "${texts[@]}" | grep -vE 'make (it|a|the|one|sure|room)$' | awk '{ print $2 }' | sort -u)

# A block marked swift compiles against what has been built.
modules=$(swift build -c release --show-bin-path)/Modules
work=.build/snippets
rm -rf "$work"
mkdir -p "$work"
awk -v dir="$work" '/^```swift$/ { n++; file = dir "/snippet" n ".swift"; next } /^```$/ { file = "" } file { print > file }' README.md
for snippet in "$work"/snippet*.swift; do
    flags=(-swift-version 6 -typecheck -I "$modules" -I Sources/CGTK)
    if grep -q '^@MainActor' "$snippet"; then flags+=(-parse-as-library); fi
    for flag in $(pkg-config --cflags-only-I gtk4); do flags+=(-Xcc "$flag"); done
    swiftc "${flags[@]}" "$snippet" || { echo "docs: $snippet, a block of README.md, does not compile" >&2; status=1; }
done
exit $status
