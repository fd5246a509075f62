// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "WaterfallBenchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "Waterfall", path: "..")],
    targets: [
        .target(name: "CAllocationCount"),
        .executableTarget(
            name: "WaterfallBenchmarks",
            dependencies: [
                "CAllocationCount",
                .product(name: "Waterfall", package: "Waterfall"),
                .product(name: "WaterfallHost", package: "Waterfall"),
            ]),
        .executableTarget(
            name: "WaterfallInstructions", dependencies: [.product(name: "Waterfall", package: "Waterfall")]),
    ]
)
