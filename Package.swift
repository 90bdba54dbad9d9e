// swift-tools-version: 6.3
import PackageDescription

/// What every target is compiled with: Swift 6, warnings as errors, imports said where they are used.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
/// For user interface and patterns: on the main actor unless said otherwise, as an app target is.
let onMainActor = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "ArchitectureWorkbench",
  platforms: [.macOS(.v15), .iOS(.v18)],
  targets: [
    .target(name: "Users", path: "Sources/Shared/Users", swiftSettings: strict),
    .target(name: "Measure", path: "Benchmarks/Measure", swiftSettings: strict),
    .target(name: "LoopbackServer", path: "Tests/LoopbackServer", swiftSettings: strict),
    .testTarget(name: "SharedTests", dependencies: ["Users", "LoopbackServer"], swiftSettings: strict),
    .testTarget(name: "BenchmarksTests", dependencies: ["Measure"], swiftSettings: strict),
  ]
)
