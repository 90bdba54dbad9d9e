// swift-tools-version: 6.3
import PackageDescription

/// Domain, UIKit's names without a screen, the contract, and the scenarios: from the workbench.
let conformance = Target.Dependency.product(name: "Conformance", package: "ArchitectureWorkbench")
/// Prints the failures of `swift test` whole, in the order of the specification.
let output = Target.Dependency.product(name: "TestOutput", package: "ArchitectureWorkbench")
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Exercise",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "ArchitectureWorkbench", path: "PATH TO THE WORKBENCH")],
  targets: [
    .target(name: "Presentation", dependencies: [conformance], swiftSettings: onMainActor),
    .target(name: "MODULE", dependencies: [conformance, "Presentation"], swiftSettings: onMainActor),
    .testTarget(name: "PresentationTests", dependencies: [conformance, "Presentation"], swiftSettings: onMainActor),
    .testTarget(name: "ExerciseTests", dependencies: [conformance, output, "MODULE", "Presentation"]),
  ]
)
