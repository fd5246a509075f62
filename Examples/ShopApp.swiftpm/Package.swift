// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

let package = Package(
    name: "ShopApp",
    platforms: [.iOS("17.0")],
    products: [
        .iOSApplication(
            name: "ShopApp",
            targets: ["ShopApp"],
            bundleIdentifier: "org.example.waterfall.shop",
            displayVersion: "1.0",
            bundleVersion: "1",
            appIcon: .placeholder(icon: .palette),
            accentColor: .presetColor(.teal),
            supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [
                .portrait, .landscapeRight, .landscapeLeft,
                .portraitUpsideDown(.when(deviceFamilies: [.pad])),
            ]
        )
    ],
    dependencies: [.package(name: "Waterfall", path: "../..")],
    targets: [
        .executableTarget(
            name: "ShopApp",
            dependencies: [
                .product(name: "Waterfall", package: "Waterfall"),
                .product(name: "WaterfallUIKit", package: "Waterfall"),
                .product(name: "WaterfallSwiftUI", package: "Waterfall"),
            ],
            path: "Sources")
    ]
)
