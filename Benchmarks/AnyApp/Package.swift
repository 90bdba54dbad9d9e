// swift-tools-version: 6.3
import PackageDescription

// Adapts the sources of UIKit apps to a compiler without Objective-C. A package of its own: the workbench does not
// need it.

/// The settings that every target is compiled with, as in the workbench.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The architectures of the app in Examples/Feed: of each there is a module, adapted as other people's apps are, and a program.
let feeds = ["MVC", "MVP", "MVVMC"]

let package = Package(
  name: "AnyApp",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit", "SafariServices", "Security", "CommonCrypto"]),
    .library(name: "AppBench", targets: ["AppBench"]),
    .library(name: "AppProbe", targets: ["AppProbe"]),
    .library(name: "AdaptingRuntime", targets: ["AdaptingRuntime"]),
    .plugin(name: "AdaptedSources", targets: ["AdaptedSources"]),
  ],
  dependencies: [.package(name: "ArchitectureWorkbench", path: "../..")],
  targets: [
    .target(
      name: "UIKit",
      dependencies: ["AdaptingRuntime", .product(name: "Conformance", package: "ArchitectureWorkbench")],
      path: "UIKit",
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]
    ),
    .target(
      name: "SafariServices",
      dependencies: ["UIKit"],
      path: "SafariServices",
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]
    ),
    .target(
      name: "AppBench",
      dependencies: [
        "Adapting", "UIKit", .product(name: "Conformance", package: "ArchitectureWorkbench"),
        .product(name: "Measuring", package: "ArchitectureWorkbench"),
      ],
      path: "AppBench",
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]
    ),
    // For programs that are linked as the workbench's `probe` is; others cannot be linked with it.
    .target(
      name: "AppProbe",
      dependencies: [
        "AppBench", .product(name: "Instrumented", package: "ArchitectureWorkbench"),
        .product(name: "Measuring", package: "ArchitectureWorkbench"),
      ],
      path: "AppProbe",
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]
    ),
    .target(name: "_Testing_UIKit", path: "TestingUIKit", swiftSettings: strict),
    .target(name: "Security", path: "Security", swiftSettings: strict),
    .target(name: "CommonCrypto", path: "CommonCrypto", swiftSettings: strict),
    .target(name: "Adopting", dependencies: ["Adapting"], path: "Adopting", swiftSettings: strict),
    .executableTarget(name: "adopt", dependencies: ["Adopting"], path: "adopt", swiftSettings: strict),
    .target(name: "Adapting", path: "Adapting", swiftSettings: strict),
    .target(name: "AdaptingRuntime", path: "AdaptingRuntime", swiftSettings: strict),
    .executableTarget(
      name: "adapt-sources",
      dependencies: ["Adapting"],
      path: "adapt-sources",
      swiftSettings: strict
    ),
    .plugin(name: "AdaptedSources", capability: .buildTool(), dependencies: ["adapt-sources"], path: "Plugin"),
    // The app of the tests, adapted as other people's are.
    .target(
      name: "Shop",
      dependencies: ["UIKit"],
      path: "Tests/Shop",
      exclude: ["sources.txt"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: ["AdaptedSources"]
    ),
    .executableTarget(
      name: "shop-program",
      dependencies: ["AppBench", "Shop"],
      path: "Tests/ShopProgram",
      swiftSettings: strict
    ),
    .testTarget(
      name: "AppBenchTests",
      dependencies: [
        "_Testing_UIKit", "Adopting", "AppBench", "CommonCrypto", "Security", "UIKit", "shop-program",
        .product(name: "Measuring", package: "ArchitectureWorkbench"),
      ],
      path: "Tests/AppBenchTests",
      swiftSettings: strict
    ),
    .testTarget(
      name: "FeedTests",
      dependencies: [
        "feed-mvc", "feed-mvp", "feed-mvvmc", .product(name: "Measuring", package: "ArchitectureWorkbench"),
      ],
      path: "Tests/FeedTests",
      swiftSettings: strict
    ),
    .testTarget(
      name: "AdaptingTests",
      dependencies: ["Adapting", "AdaptingRuntime", "adapt-sources"],
      path: "Tests/AdaptingTests",
      swiftSettings: strict
    ),
  ] + feeds.flatMap(feed)
)

/// The module and the program of the feed in an architecture.
func feed(_ architecture: String) -> [Target] {
  [
    .target(
      name: "Feed\(architecture)",
      dependencies: ["UIKit"],
      path: "Tests/Feed/\(architecture)",
      exclude: ["sources.txt"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: ["AdaptedSources"]
    ),
    .executableTarget(
      name: "feed-\(architecture.lowercased())",
      dependencies: ["AppBench", .target(name: "Feed\(architecture)")],
      path: "Tests/FeedPrograms/\(architecture)",
      swiftSettings: strict
    ),
  ]
}
