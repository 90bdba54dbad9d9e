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

/// Makes a debug build report the functions that it enters: a program's `trace` shows the module's calls.
let traced: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-sanitize=undefined", "-Xfrontend", "-sanitize-coverage=func,trace-pc-guard"],
    .when(configuration: .debug)
  )
]

/// An instrumented program is linked as the workbench's `probe` is; elsewhere it says that it cannot count.
#if os(Linux) && arch(x86_64)
  let instruments = "\(Context.packageDirectory)/../Instruments"
  let probeSettings: [SwiftSetting] = [.unsafeFlags(["-static-stdlib"])]
  let probeFlags: [LinkerSetting] = [
    .unsafeFlags(["-static-stdlib", "-L\(instruments)/NoNetwork", "@\(instruments)/probe.flags"])
  ]
#else
  let probeSettings: [SwiftSetting] = []
  let probeFlags: [LinkerSetting] = []
#endif

/// The architectures of the app in Examples/Feed, each a module that is adapted as other people's apps are.
let feeds = ["MVC", "MVP", "MVVMC"]

/// The one reader of texts that people wrote.
let texts: Target.Dependency = .product(name: "Texts", package: "ArchitectureWorkbench")

let package = Package(
  name: "AnyApp",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit", "SafariServices", "Security", "CommonCrypto"]),
    .library(name: "AppBench", targets: ["AppBench"]),
    .library(name: "AppProbe", targets: ["AppBench", "AppProbe"]),
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
    .target(
      name: "AppBench",
      dependencies: [
        "UIKit", .product(name: "Conformance", package: "ArchitectureWorkbench"),
        .product(name: "Measuring", package: "ArchitectureWorkbench"), texts,
      ],
      path: "AppBench",
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]
    ),
    // For programs that are linked as the workbench's `probe` is; others cannot be linked with it.
    .target(
      name: "AppProbe",
      dependencies: [
        "AppBench", .product(name: "Instrumented", package: "ArchitectureWorkbench"),
        .product(name: "Measuring", package: "ArchitectureWorkbench"),
      ],
      path: "AppProbe",
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]
    ),
    .target(name: "_Testing_UIKit", path: "TestingUIKit", swiftSettings: strict),
    .target(name: "Security", path: "Security", swiftSettings: strict),
    .target(name: "CommonCrypto", path: "CommonCrypto", swiftSettings: strict),
    .target(name: "Adopting", dependencies: ["Adapting", texts], path: "Adopting", swiftSettings: strict),
    .executableTarget(name: "adopt", dependencies: ["Adopting"], path: "adopt", swiftSettings: strict),
    .target(name: "Adapting", dependencies: [texts], path: "Adapting", swiftSettings: strict),
    .target(name: "AdaptingRuntime", path: "AdaptingRuntime", swiftSettings: strict),
    .executableTarget(
      name: "adapt-sources",
      dependencies: ["Adapting"],
      path: "adapt-sources",
      swiftSettings: strict
    ),
    .plugin(name: "AdaptedSources", capability: .buildTool(), dependencies: ["adapt-sources"], path: "Plugin"),
    // The app of the tests, adapted as other people's are.
    .target(
      name: "Shop",
      dependencies: ["UIKit", .product(name: "CallTracing", package: "ArchitectureWorkbench")],
      path: "Tests/Shop",
      exclude: ["sources.txt"],
      swiftSettings: [.swiftLanguageMode(.v5)] + traced,
      plugins: ["AdaptedSources"]
    ),
    // The same app without its planted faults.
    .target(
      name: "ShopFixed",
      dependencies: ["UIKit", .product(name: "CallTracing", package: "ArchitectureWorkbench")],
      path: "Tests/ShopFixed",
      exclude: ["sources.txt"],
      swiftSettings: [.swiftLanguageMode(.v5)] + traced,
      plugins: ["AdaptedSources"]
    ),
    .target(
      name: "ShopLineup",
      dependencies: ["AppBench", "Shop", "ShopFixed"],
      path: "Tests/ShopLineup",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "shop-program",
      dependencies: ["AppBench", "ShopLineup"],
      path: "Tests/ShopProgram",
      swiftSettings: strict
    ),
    // No test depends on it: its flags would be the tests' too.
    .executableTarget(
      name: "shop-probe",
      dependencies: ["AppBench", "AppProbe", "ShopLineup"],
      path: "Tests/ShopProbe",
      swiftSettings: strict + probeSettings,
      linkerSettings: probeFlags
    ),
    // An app that misbehaves: see AppBenchTests.
    .executableTarget(
      name: "trouble-program",
      dependencies: ["AppBench", "UIKit"],
      path: "Tests/TroubleProgram",
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "AppBenchTests",
      dependencies: [
        "_Testing_UIKit", "Adopting", "AppBench", "CommonCrypto", "Security", "UIKit", "shop-program",
        "trouble-program",
        .product(name: "TestSupport", package: "ArchitectureWorkbench"),
        .product(name: "Measuring", package: "ArchitectureWorkbench"),
      ],
      path: "Tests/AppBenchTests",
      swiftSettings: strict
    ),
    .target(
      name: "FeedLineup",
      dependencies: ["AppBench", "UIKit"] + feeds.map { .target(name: "Feed\($0)") },
      path: "Tests/Feed/Lineup",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "feed",
      dependencies: ["AppBench", "FeedLineup"],
      path: "Tests/Feed/Program",
      swiftSettings: strict
    ),
    // No test depends on it: its flags would be the tests' too.
    .executableTarget(
      name: "feed-probe",
      dependencies: ["AppBench", "AppProbe", "FeedLineup"],
      path: "Tests/Feed/Probe",
      swiftSettings: strict + probeSettings,
      linkerSettings: probeFlags
    ),
    .testTarget(
      name: "FeedTests",
      dependencies: ["feed", .product(name: "Measuring", package: "ArchitectureWorkbench")],
      path: "Tests/FeedTests",
      swiftSettings: strict
    ),
    .testTarget(
      name: "AdaptingTests",
      dependencies: ["Adapting", "AdaptingRuntime", "adapt-sources"],
      path: "Tests/AdaptingTests",
      swiftSettings: strict
    ),
  ] + feeds.map(feed)
)

/// The module of the feed in an architecture; debug builds report its calls.
func feed(_ architecture: String) -> Target {
  .target(
    name: "Feed\(architecture)",
    dependencies: ["UIKit", .product(name: "CallTracing", package: "ArchitectureWorkbench")],
    path: "Tests/Feed/\(architecture)",
    exclude: ["sources.txt"],
    swiftSettings: [.swiftLanguageMode(.v5)] + traced,
    plugins: ["AdaptedSources"]
  )
}
