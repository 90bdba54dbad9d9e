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

/// What an architecture is written against, and all that it may know.
let app: [Target.Dependency] = ["Users", "HeadlessUIKit", "UsersInterface"]
/// The architectures, one module each: none of them knows another.
let patterns = ["MVC", "MVP", "MVVMC", "VIPER", "VIPVM", "FourV"]

let package = Package(
  name: "ArchitectureWorkbench",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Conformance", targets: ["Users", "HeadlessUIKit", "UsersInterface", "Conformance"]),
    .library(name: "Workbench", targets: ["Suites", "Lineup", "Command"]),
    .executable(name: "workbench", targets: ["workbench"]),
  ],
  targets: [
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
      dependencies: app,
      path: "Sources/Shared/Conformance",
      swiftSettings: onMainActor
    ),

    .target(name: "Floor", dependencies: app, path: "Benchmarks/Floor", swiftSettings: onMainActor),
    .target(name: "Measure", path: "Benchmarks/Measure", swiftSettings: strict),
    .target(name: "CInstruments", path: "Benchmarks/Instruments/CInstruments"),
    .target(
      name: "Instruments",
      dependencies: ["CInstruments"],
      path: "Benchmarks/Instruments/Instruments",
      swiftSettings: strict
    ),
    .target(
      name: "Suites",
      dependencies: app + ["Conformance", "Measure", "Instruments"],
      path: "Benchmarks/Suites",
      swiftSettings: onMainActor
    ),
    .target(
      name: "Lineup",
      dependencies: patterns.map { .target(name: $0) } + ["Floor", "Suites"],
      path: "Benchmarks/Lineup",
      swiftSettings: onMainActor
    ),
    .target(
      name: "Reports",
      dependencies: ["Conformance", "Measure", "Suites"],
      path: "Benchmarks/Reports",
      swiftSettings: strict
    ),
    .target(
      name: "Command",
      dependencies: ["Users", "UsersInterface", "Conformance", "Measure", "Suites", "Reports"],
      path: "Benchmarks/Command",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "workbench",
      dependencies: ["Command", "Lineup"],
      path: "Benchmarks/workbench",
      swiftSettings: strict
    ),

    .executableTarget(name: "validate", path: "Benchmarks/validate", swiftSettings: strict),

    .target(
      name: "RoleFixtures",
      dependencies: app + ["Conformance"],
      path: "Tests/RoleFixtures",
      swiftSettings: onMainActor
    ),
    .target(name: "LoopbackServer", path: "Tests/LoopbackServer", swiftSettings: strict),
    .testTarget(
      name: "SharedTests",
      dependencies: app + ["Conformance", "LoopbackServer"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ConformanceTests",
      dependencies: app + ["Conformance", "Suites", "Lineup", "Reports", "LoopbackServer"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: app + [
        "Conformance", "Measure", "Suites", "Lineup", "Reports", "Command", "LoopbackServer",
      ],
      swiftSettings: strict
    ),
  ]
    + patterns.map { .target(name: $0, dependencies: app, swiftSettings: onMainActor) }
    + patterns.map { pattern in
      .testTarget(
        name: "\(pattern)Tests",
        dependencies: app + [.target(name: pattern), "Conformance", "RoleFixtures"],
        swiftSettings: onMainActor
      )
    }
)
