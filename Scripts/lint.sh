#!/usr/bin/env bash
# What a formatter cannot see: files that have grown too long, and layers that import upward.
set -euo pipefail
cd "$(dirname "$0")/.."
status=0
while read -r lines file; do
    [ "$file" = total ] && continue
    if [ "$lines" -gt 400 ]; then
        echo "lint: $file has $lines lines; split it by topic, 400 at the most" >&2
        status=1
    fi
done < <(git ls-files 'Sources/*.swift' 'Tests/*.swift' 'Examples/*.swift' 'Benchmarks/*.swift' 'Web/*' 'Tests/Web/*' 'Benchmarks/Web/*' | xargs wc -l)

# target: what it may import
check() {
    local target=$1 allowed=$2 folder=${3:-Sources/$1}
    if grep -rnE --include='*.swift' --exclude-dir='*.docc' '^\s*(@[A-Za-z_]+ )?(public |package |internal )?import ' "$folder" | grep -vE "import (struct |class |func )?($allowed)\b"; then
        echo "lint: $target may import no more than: ${allowed//|/, }" >&2
        status=1
    fi
}
check WaterfallHost 'Waterfall'
check WaterfallSwiftUI 'SwiftUI|Waterfall|WaterfallHost'
check WaterfallViews 'Waterfall'
check WaterfallUIKit 'UIKit|Foundation|Waterfall|WaterfallHost|WaterfallImages|WaterfallViews|ImageIO|CoreGraphics'
check ShopApp 'UIKit|SwiftUI|Foundation|Waterfall|WaterfallUIKit|WaterfallSwiftUI' Examples/ShopApp.swiftpm/Sources
check WaterfallWeb 'Waterfall|WaterfallHost'
check WaterfallImages 'Foundation|FoundationNetworking|Dispatch|Synchronization'
if grep -rnE --include='*.swift' '^\s*(@[A-Za-z_]+ )?(public |package |internal )?import ' Sources/Waterfall; then
    echo "lint: the engine imports nothing" >&2
    status=1
fi
exit $status
