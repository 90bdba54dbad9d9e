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

/// The architectures, one module each: none of them knows another.
let patterns = ["MVC", "MVP", "MVVMC", "VIPER", "VIPVM", "FourV"].map { name in
  Target.target(name: name, dependencies: ["Users", "HeadlessUIKit", "UsersInterface"], swiftSettings: onMainActor)
}

let package = Package(
  name: "ArchitectureWorkbench",
  platforms: [.macOS(.v15), .iOS(.v18)],
  targets: patterns + [
    .target(name: "Users", path: "Sources/Shared/Users", swiftSettings: strict),
    .target(name: "HeadlessUIKit", path: "Sources/Shared/HeadlessUIKit", swiftSettings: onMainActor),
    .target(
      name: "UsersInterface",
      dependencies: ["Users", "HeadlessUIKit"],
      path: "Sources/Shared/UsersInterface",
      swiftSettings: onMainActor
    ),
    .target(
      name: "Conformance",
      dependencies: ["Users", "HeadlessUIKit", "UsersInterface"],
      path: "Sources/Shared/Conformance",
      swiftSettings: onMainActor
    ),
    .target(name: "Measure", path: "Benchmarks/Measure", swiftSettings: strict),
    .target(
      name: "Suites",
      dependencies: ["Users", "HeadlessUIKit", "UsersInterface", "Conformance", "Measure"],
      path: "Benchmarks/Suites",
      swiftSettings: onMainActor
    ),
    .target(
      name: "Lineup",
      dependencies: ["Suites"] + patterns.map { .target(name: $0.name) },
      path: "Benchmarks/Lineup",
      swiftSettings: onMainActor
    ),
    .target(name: "LoopbackServer", path: "Tests/LoopbackServer", swiftSettings: strict),
    .testTarget(name: "SharedTests", dependencies: ["Users", "LoopbackServer"], swiftSettings: strict),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["Conformance", "Suites", "Lineup", "Users", "HeadlessUIKit", "UsersInterface"],
      swiftSettings: strict
    ),
    .testTarget(name: "BenchmarksTests", dependencies: ["Measure"], swiftSettings: strict),
  ]
)
