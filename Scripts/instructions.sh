#!/usr/bin/env bash
# Counts the instructions of placing, querying and a late height with valgrind, and compares them with the limits in
# Benchmarks/instructions.txt. Counts hardly differ between machines, so that a slowdown fails on any.
set -euo pipefail
cd "$(dirname "$0")/.."
swift build -c release --package-path Benchmarks --product WaterfallInstructions
program=Benchmarks/.build/release/WaterfallInstructions
export SWIFT_DETERMINISTIC_HASHING=1

# The instructions of a run that does a thing this many times.
count() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" "$1" "$2" 2>&1 |
        sed -n 's/.*Collected : //p'
}

status=0
while read -r name limit; do
    [[ -z "$name" || "$name" == \#* ]] && continue
    # The difference of two runs leaves out what comes before the first time.
    each=$((($(count "$name" 3) - $(count "$name" 1)) / 2))
    printf 'instructions_%s\t%d\tinstructions, at most %d\n' "$name" "$each" "$limit"
    if [ "$each" -gt "$limit" ]; then
        echo "instructions: $name takes more than it may; make it faster, or raise the limit and say why" >&2
        status=1
    fi
done <Benchmarks/instructions.txt
exit $status
