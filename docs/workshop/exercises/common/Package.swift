// swift-tools-version: 6.3
import PackageDescription

/// The modules, each in a folder of `Sources`; each may import those before it.
let modules = [MODULES]

/// Domain, UIKit's names without a screen, the contract, and the scenarios: from the workbench.
let conformance = Target.Dependency.product(name: "Conformance", package: "ArchitectureWorkbench")
/// Prints the failures of `swift test` whole, in the order of the specification.
let output = Target.Dependency.product(name: "TestOutput", package: "ArchitectureWorkbench")

let package = Package(
  name: "Exercise",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "ArchitectureWorkbench", path: "PATH TO THE WORKBENCH")],
  targets: modules.enumerated().map { index, name in
    .target(
      name: name,
      dependencies: [conformance] + modules.prefix(index).map { .target(name: $0) },
      swiftSettings: name.hasSuffix("Domain") ? [] : [.defaultIsolation(MainActor.self)]
    )
  } + [.testTarget(name: "ExerciseTests", dependencies: [conformance, output] + modules.map { .target(name: $0) })]
)
