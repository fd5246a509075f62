#!/usr/bin/env bash
# Builds Web/waterfall.wasm: engine, host and WaterfallWeb as Embedded Swift, linked without imports. Then makes
# Web/dist: what a site needs of it all, and the page that shows it.
set -euo pipefail
cd "$(dirname "$0")/.."
out=.build/web
mkdir -p "$out"
# Small, since a page has to fetch it. The checks of indices and sums are left out: with them it is a third larger, and the
# same sources run with them in every native test. Closures are not specialised, and the code generator inlines almost
# nothing: the compiler proper has done that where it pays.
flags=(-target wasm32-unknown-none-wasm -swift-version 6 -enable-experimental-feature Embedded -parse-as-library
    -enable-experimental-feature Extern -wmo -Osize -package-name waterfall -enforce-exclusivity=unchecked -I "$out"
    -Xfrontend -disable-stack-protector -Xfrontend -remove-runtime-asserts
    -Xllvm -sil-disable-pass=closure-specialize -Xllvm -inline-threshold=0)
objects=()
for module in Waterfall WaterfallHost WaterfallWeb; do
    swiftc "${flags[@]}" -module-name "$module" -emit-module -emit-module-path "$out/$module.swiftmodule" \
        -c $(find "Sources/$module" -name '*.swift' | sort) -o "$out/$module.o"
    objects+=("$out/$module.o")
done
exports=($(grep -ohE '@c\(wf_[a-z_]+\)' Sources/WaterfallWeb/Exports.swift | sed -E 's/@c\((.*)\)/--export=\1/'))
toolchain=$(dirname "$(dirname "$(realpath "$(command -v swiftc)")")")
"$toolchain/bin/wasm-ld" --no-entry --gc-sections --strip-all --wrap=free --wrap=posix_memalign -z stack-size=262144 "${exports[@]}" \
    --export=__wasm_call_ctors "${objects[@]}" /usr/lib/wasm32-wasi/libc.a -o "$out/linked.wasm"
wasm-opt -Oz --converge --flatten --rereloop -Oz --converge --flatten --rereloop -Oz --converge --traps-never-happen --low-memory-unused --enable-bulk-memory --enable-sign-ext \
    --enable-nontrapping-float-to-int --enable-mutable-globals --strip-producers --strip-target-features \
    "$out/linked.wasm" -o Web/waterfall.wasm

rm -rf Web/dist
mkdir -p Web/dist
esbuild Web/waterfall.mjs --bundle --minify --format=esm --target=es2022 --external:node:* --log-level=warning \
    --outfile=Web/dist/waterfall.mjs
cp Web/waterfall.wasm Web/waterfall.d.ts Web/dist/
# The page, with the shop's pictures from where the gallery has them.
cp Web/index.html Web/index.css Web/index.mjs Web/figures.mjs Web/sources.mjs Web/dist/
cp -r Sources/Gallery/SampleShop Web/dist/shop
for file in waterfall.wasm waterfall.mjs; do
    echo "web: $file has $(stat -c %s "Web/dist/$file") bytes, $(gzip -9c "Web/dist/$file" | wc -c) gzipped"
done
