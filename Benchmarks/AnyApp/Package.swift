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

let package = Package(
  name: "AnyApp",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "UIKit", targets: ["UIKit", "SafariServices"]),
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
    .target(name: "Adapting", path: "Adapting", swiftSettings: strict),
    .target(name: "AdaptingRuntime", path: "AdaptingRuntime", swiftSettings: strict),
    .executableTarget(
      name: "adapt-sources",
      dependencies: ["Adapting"],
      path: "adapt-sources",
      swiftSettings: strict
    ),
    .plugin(name: "AdaptedSources", capability: .buildTool(), dependencies: ["adapt-sources"], path: "Plugin"),
    .testTarget(
      name: "AdaptingTests",
      dependencies: ["Adapting", "AdaptingRuntime", "adapt-sources"],
      path: "Tests/AdaptingTests",
      swiftSettings: strict
    ),
  ]
)
