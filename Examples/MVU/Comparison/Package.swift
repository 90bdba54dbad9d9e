// swift-tools-version: 6.3
import PackageDescription

/// The workbench's folder.
let workbench = "../../.."

/// The instrumented program counts objects, retains and releases, and reads the heap; elsewhere it says that it cannot.
#if os(Linux) && arch(x86_64)
  let instruments =
    (workbench.hasPrefix("/") ? "" : "\(Context.packageDirectory)/") + "\(workbench)/Benchmarks/Instruments"
  let compiled: [SwiftSetting] = [.unsafeFlags(["-static-stdlib"])]
  let linked: [LinkerSetting] = [
    .unsafeFlags(["-static-stdlib", "-L\(instruments)/NoNetwork", "@\(instruments)/probe.flags"])
  ]
#else
  let compiled: [SwiftSetting] = []
  let linked: [LinkerSetting] = []
#endif

// The comparison with MVU in it: a package of its own, so that `swift test` above builds none of the other architectures.
let package = Package(
  name: "MVUComparison",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [
    .package(name: "MVU", path: ".."),
    .package(name: "ArchitectureWorkbench", path: workbench),
  ],
  targets: [
    .target(
      name: "Entrants",
      dependencies: [
        .product(name: "MVU", package: "MVU"),
        .product(name: "Workbench", package: "ArchitectureWorkbench"),
      ]
    ),
    .executableTarget(
      name: "compare",
      // The instrumented program is started, not linked: a dependency so that it is built.
      dependencies: ["Entrants", "compare-probe", .product(name: "Workbench", package: "ArchitectureWorkbench")]
    ),
    .executableTarget(
      name: "compare-probe",
      dependencies: ["Entrants", .product(name: "Instrumented", package: "ArchitectureWorkbench")],
      swiftSettings: compiled,
      linkerSettings: linked
    ),
  ]
)
