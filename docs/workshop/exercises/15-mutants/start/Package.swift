// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Exercise",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "ArchitectureWorkbench", path: "PATH TO THE WORKBENCH")],
  targets: [
    .target(name: "Drafts"),
    // Prints the failures of `swift test` whole.
    .testTarget(
      name: "ExerciseTests",
      dependencies: ["Drafts", .product(name: "TestOutput", package: "ArchitectureWorkbench")]
    ),
  ]
)
