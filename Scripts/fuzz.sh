#!/usr/bin/env bash
# Searches for crashes and wrong frames of the update interface with libFuzzer, for so many seconds.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p .build/fuzz/corpus
swiftc -O -swift-version 6 -parse-as-library -package-name waterfall -sanitize=fuzzer,address \
    $(find Sources/Waterfall -name '*.swift' | sort) Fuzz/UpdateFuzz.swift -lm -o .build/fuzz/update-fuzz
.build/fuzz/update-fuzz -max_total_time="${1:-60}" -max_len=512 -print_final_stats=1 \
    -artifact_prefix=.build/fuzz/ .build/fuzz/corpus
