// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Exercise",
  platforms: [.macOS(.v15), .iOS(.v18)],
  targets: [
    .target(name: "Drafts"),
    .testTarget(name: "ExerciseTests", dependencies: ["Drafts"]),
  ]
)
