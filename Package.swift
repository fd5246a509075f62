// swift-tools-version: 6.2
import PackageDescription

#if os(Linux)
    // There is no UIKit and no SwiftUI here: the fronts are compiled and run over doubles of them, which are test support.
    let uiKit: [Target.Dependency] = ["UIKit"]
    let swiftUI: [Target.Dependency] = ["SwiftUI"]
    // Swift Testing would look for an overlay of its own for a module of that name.
    let besideUIKit: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
    let uiKitTests: [String]? = nil
#else
    let uiKit: [Target.Dependency] = []
    let swiftUI: [Target.Dependency] = []
    let besideUIKit: [SwiftSetting] = []
    // What the others do to the doubles, such as to put a finger on a view, no test can do to UIKit.
    let uiKitTests: [String]? = [
        "Frames.swift", "CollectionView/CollectionDiffableTests.swift", "WaterfallView/ViewStage.swift",
        "WaterfallView/ViewWorkTests.swift",
    ]
#endif

let package = Package(
    name: "Waterfall",
    platforms: [.iOS(.v15), .tvOS(.v15), .macOS(.v14), .macCatalyst(.v15), .visionOS(.v1), .watchOS(.v10)],
    products: [
        .library(name: "Waterfall", targets: ["Waterfall"]),
        .library(name: "WaterfallHost", targets: ["WaterfallHost"]),
        .library(name: "WaterfallImages", targets: ["WaterfallImages"]),
    ],
    targets: [
        // It imports nothing, not even the C library, and so has to be told where `floor` is.
        .target(name: "Waterfall", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "WaterfallHost", dependencies: ["Waterfall"]),
        .target(name: "WaterfallViews", dependencies: ["Waterfall"]),
        .target(name: "WaterfallImages"),
        .target(
            name: "WaterfallUIKit",
            dependencies: ["Waterfall", "WaterfallHost", "WaterfallImages", "WaterfallViews"] + uiKit),
        .target(name: "WaterfallSwiftUI", dependencies: ["Waterfall", "WaterfallHost"] + swiftUI),
        .target(name: "WaterfallWeb", dependencies: ["Waterfall", "WaterfallHost"]),
        .testTarget(name: "WaterfallTests", dependencies: ["Waterfall", "TestSupport"]),
        .testTarget(name: "WaterfallHostTests", dependencies: ["WaterfallHost", "TestSupport"]),
        .target(name: "TestSupport", dependencies: ["Waterfall"], path: "Tests/Support/TestSupport"),
        .testTarget(
            name: "WaterfallUIKitTests",
            dependencies: ["Waterfall", "WaterfallUIKit", "WaterfallImages", "TestSupport"] + uiKit,
            sources: uiKitTests, swiftSettings: besideUIKit),
        .testTarget(name: "WaterfallWebTests", dependencies: ["WaterfallWeb"]),
        .testTarget(name: "WaterfallImagesTests", dependencies: ["WaterfallImages", "TestServer"]),
        .target(name: "TestServer", path: "Tests/Support/TestServer"),
        .executableTarget(
            name: "test-server", dependencies: ["TestServer"], path: "Tests/Support/TestServerCommand"),
    ]
)

#if os(Linux)
    // GTK exists on Linux alone: an app for Apple's systems never meets these targets.
    package.products += [
        .library(name: "WaterfallGTK", targets: ["WaterfallGTK"]),
        .executable(name: "waterfall-gallery", targets: ["Gallery"]),
    ]
    package.targets += [
        .target(name: "UIKit", path: "Tests/Doubles/UIKit", exclude: ["members.txt"]),
        .target(name: "SwiftUI", dependencies: ["UIKit"], path: "Tests/Doubles/SwiftUI"),
        // SwiftUI's own views cannot be looked into.
        .testTarget(
            name: "WaterfallSwiftUITests",
            dependencies: ["Waterfall", "WaterfallSwiftUI", "TestSupport", "SwiftUI"],
            swiftSettings: besideUIKit),
        .executableTarget(
            name: "ShopApp",
            dependencies: ["Waterfall", "WaterfallUIKit", "WaterfallSwiftUI", "UIKit", "SwiftUI"],
            path: "Examples/ShopApp.swiftpm/Sources"),
        .testTarget(
            name: "ShopAppTests",
            dependencies: ["ShopApp", "Waterfall", "WaterfallUIKit", "UIKit", "SwiftUI"],
            swiftSettings: besideUIKit),
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .target(
            name: "WaterfallGTK",
            dependencies: ["CGTK", "Waterfall", "WaterfallHost", "WaterfallImages", "WaterfallViews"]),
        .target(name: "GalleryModel"),
        .executableTarget(
            name: "Gallery", dependencies: ["CGTK", "GalleryModel", "WaterfallGTK", "WaterfallImages"],
            resources: [.copy("SampleShop")]),
        .target(name: "WindowDriving", path: "Tests/Support/WindowDriving"),
        .executableTarget(
            name: "view-driver", dependencies: ["WaterfallGTK", "WindowDriving"],
            path: "Tests/Support/ViewDriver"),
        .testTarget(
            name: "WaterfallGTKTests", dependencies: ["WaterfallGTK", "WindowDriving", "view-driver"]),
        .testTarget(name: "GalleryModelTests", dependencies: ["GalleryModel", "TestServer"]),
        .testTarget(
            name: "GalleryTests",
            dependencies: [
                "CGTK", "Gallery", "GalleryModel", "TestServer", "WaterfallGTK", "WindowDriving",
            ]),
    ]
#else
    // A product holds all that its targets need, and the doubles of Linux are not to be shipped.
    package.products += [
        .library(name: "WaterfallUIKit", targets: ["WaterfallUIKit"]),
        .library(name: "WaterfallSwiftUI", targets: ["WaterfallSwiftUI"]),
    ]
    // A Mac has UIKit in Catalyst alone, and `swift test` builds all targets that there are.
    if Context.environment["WATERFALL_WITHOUT_UIKIT"] != nil {
        package.products.removeAll { $0.name == "WaterfallUIKit" }
        package.targets.removeAll { $0.name.hasPrefix("WaterfallUIKit") }
    }
#endif
