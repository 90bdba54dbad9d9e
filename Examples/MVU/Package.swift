// swift-tools-version: 6.3
import PackageDescription

/// Makes a debug build report the functions that it enters: `compare trace` and `compare play` show the module's calls.
let traced: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-sanitize=undefined", "-Xfrontend", "-sanitize-coverage=func,trace-pc-guard"],
    .when(configuration: .debug)
  )
]

let package = Package(
  name: "MVU",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "MVU", targets: ["MVU"])],
  dependencies: [
    // The workbench; the name makes the name of its folder irrelevant.
    .package(name: "ArchitectureWorkbench", path: "../..")
  ],
  targets: [
    // The architecture is a module of its own: the lifetime scenarios recognise its objects by the module's name.
    .target(
      name: "MVU",
      dependencies: [
        .product(name: "Conformance", package: "ArchitectureWorkbench"),
        .product(name: "CallTracing", package: "ArchitectureWorkbench"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)] + traced
    ),
    .testTarget(
      name: "MVUTests",
      dependencies: [
        "MVU",
        .product(name: "Conformance", package: "ArchitectureWorkbench"),
        // Prints the failures of `swift test` whole, in the order of the specification.
        .product(name: "TestOutput", package: "ArchitectureWorkbench"),
      ]
    ),
  ]
)
