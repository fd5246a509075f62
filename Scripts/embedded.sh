#!/usr/bin/env bash
# The engine and the host import nothing and must build as Embedded Swift, for WebAssembly and for the phone.
set -euo pipefail
cd "$(dirname "$0")/.."
if grep -rnE --include='*.swift' '^\s*(@[A-Za-z_]+ )?(public |internal |package )?import ' Sources/Waterfall; then
    echo "embedded: the engine imports nothing; see the lines above" >&2
    exit 1
fi
if grep -rnE --include='*.swift' '^\s*(@[A-Za-z_]+ )?(public |internal |package )?import ' Sources/WaterfallHost | grep -vE 'import Waterfall$'; then
    echo "embedded: the host imports the engine alone; see the lines above" >&2
    exit 1
fi
for target in wasm32-unknown-none-wasm arm64-apple-ios18.0; do
    out=".build/embedded/$target"
    mkdir -p "$out"
    flags=(-target "$target" -swift-version 6 -enable-experimental-feature Embedded -parse-as-library
        -wmo -Osize -package-name waterfall -I "$out")
    for module in Waterfall WaterfallHost; do
        swiftc "${flags[@]}" -module-name "$module" -emit-module -emit-module-path "$out/$module.swiftmodule" \
            -c $(find "Sources/$module" -name '*.swift' | sort) -o "$out/$module.o"
    done
    echo "embedded: Waterfall and WaterfallHost built for $target"
done
