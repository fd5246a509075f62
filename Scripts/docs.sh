#!/usr/bin/env bash
# Builds the documentation of engine and host with the toolchain's DocC, warnings as errors, to .build/docs.
set -euo pipefail
cd "$(dirname "$0")/.."
rm -rf .build/docs .build/symbols
mkdir -p .build/docs .build/symbols
flags=(-swift-version 6 -package-name waterfall -parse-as-library -I .build/symbols)
for module in Waterfall WaterfallHost; do
    swiftc "${flags[@]}" -module-name "$module" -emit-module -emit-module-path ".build/symbols/$module.swiftmodule" \
        -emit-symbol-graph -emit-symbol-graph-dir ".build/symbols/$module" -symbol-graph-minimum-access-level public \
        $(find "Sources/$module" -name '*.swift' | sort)
    docc convert "Sources/$module/$module.docc" --additional-symbol-graph-dir ".build/symbols/$module" \
        --output-dir ".build/docs/$module.doccarchive" --warnings-as-errors \
        --fallback-display-name "$module" --fallback-bundle-identifier "waterfall.$module"
    echo "docs: .build/docs/$module.doccarchive"
done
