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

# A block marked swift is code for the engine and the host; one for GTK says so in its first line.
work=.build/snippets
rm -rf "$work"
mkdir -p "$work"
awk -v dir="$work" '/^```swift$/ { n++; file = dir "/snippet" n ".swift"; next } /^```$/ { file = "" } file { print > file }' README.md
flags=(-swift-version 6 -package-name waterfall -parse-as-library -I "$work")
for module in Waterfall WaterfallHost; do
    swiftc "${flags[@]}" -module-name "$module" -emit-module -emit-module-path "$work/$module.swiftmodule" \
        $(find "Sources/$module" -name '*.swift' | sort)
done
for snippet in "$work"/snippet*.swift; do
    [ -e "$snippet" ] || continue
    if grep -q 'import WaterfallGTK' "$snippet"; then continue; fi
    swiftc -swift-version 6 -typecheck -I "$work" "$snippet" || { echo "docs: $snippet does not compile" >&2; status=1; }
done
exit $status
