#!/usr/bin/env bash
# Builds the documentation with the toolchain's DocC, warnings as errors, to .build/docs: engine, host, and the fronts for
# Apple's systems, which are compiled against the doubles in Tests/Doubles.
set -euo pipefail
cd "$(dirname "$0")/.."
rm -rf .build/docs .build/symbols
mkdir -p .build/docs .build/symbols
flags=(-swift-version 6 -package-name waterfall -parse-as-library -I .build/symbols)

sources() { find "$1" -name '*.swift' -not -path '*.docc/*' | sort; }

# module, folder: for what is imported and not documented here
emit() {
    swiftc "${flags[@]}" -module-name "$1" -emit-module -emit-module-path ".build/symbols/$1.swiftmodule" $(sources "$2")
}

document() {
    local module=$1
    swiftc "${flags[@]}" -module-name "$module" -emit-module -emit-module-path ".build/symbols/$module.swiftmodule" \
        -emit-symbol-graph -emit-symbol-graph-dir ".build/symbols/$module" -symbol-graph-minimum-access-level public \
        $(sources "Sources/$module")
    docc convert "Sources/$module/$module.docc" --additional-symbol-graph-dir ".build/symbols/$module" \
        --output-dir ".build/docs/$module.doccarchive" --warnings-as-errors \
        --fallback-display-name "$module" --fallback-bundle-identifier "waterfall.$module"
    echo "docs: .build/docs/$module.doccarchive"
}

document Waterfall
document WaterfallHost
emit UIKit Tests/Doubles/UIKit
emit SwiftUI Tests/Doubles/SwiftUI
document WaterfallSwiftUI
emit WaterfallImages Sources/WaterfallImages
emit WaterfallViews Sources/WaterfallViews
document WaterfallUIKit
