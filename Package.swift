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

/// For tests of single roles. Swift 6.3, optimising, puts objects on the stack of a test that ends off the main actor; their
/// deinitialisers, which wait for it, then find them gone.
let ofRoles =
  onMainActor + [.unsafeFlags(["-Xllvm", "-sil-disable-pass=stack-promotion"], .when(configuration: .release))]

/// What an architecture is written against, and all that it may know.
let app: [Target.Dependency] = ["Users", "HeadlessUIKit", "UsersInterface"]
/// The architectures, one module each: none of them knows another.
let patterns = ["MVC", "MVP", "MVVMC", "VIPER", "VIPVM", "FourV"]
/// Architectures with something done in another way, each named for its sibling.
let variants = ["MVC_classic", "MVVMC_uncoordinated", "VIPVM_vip"]

/// The architectures as the documents wire them: each a mended module and a patch; see `Benchmarks/AsPublished`.
let flawed = [
  "MVP_strong", "MVVMC_hoarding", "MVVMC_deafToBack", "MVVMC_closures", "VIPER_strong", "VIPVM_stale", "FourV_unowned",
  "FourV_overwrite", "FourV_silent",
]
/// VIPER's other wirings: which of 003's four references are strong, as it numbers them. 2, 3 and 4 are `VIPER_strong`.
let strongReferences = ["1", "2", "3", "4", "12", "13", "14", "23", "24", "34", "123", "124", "134", "1234"]
/// How 4V's view may hold its view model instead of unowned.
let viewModelReferences = ["strong", "weak"]

/// Architectures built for debugging report every function that they enter, for `workbench trace`: no line of theirs
/// does. The callbacks are in `CTracing`; what is built for release has none of it.
let traced: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-sanitize=undefined", "-Xfrontend", "-sanitize-coverage=func,trace-pc-guard"],
    .when(configuration: .debug)
  )
]

/// What the twin's calls pass through; see `CProbe/Objects.c` and, for the last one, `CProbe/Memory.c`.
let wrapped = [
  "swift_allocObject", "swift_allocBox", "swift_retain", "swift_retain_n", "swift_release", "swift_release_n",
  "swift_weakLoadStrong", "swift_weakTakeStrong", "swift_unownedRetainStrong", "swift_unownedRetainStrongAndRelease",
  "swift_deallocClassInstance", "swift_deallocPartialClassInstance", "swift_deallocObject", "swift_deallocBox",
  "malloc_usable_size",
]
/// The malloc family, which the twin defines itself; see `CProbe/Memory.c`.
let memory = ["malloc", "calloc", "realloc", "memalign", "aligned_alloc", "posix_memalign", "free", "strdup"]
/// What the twin has instead of a network; see `CProbe/NoNetwork.c`.
let curl =
  ["slist_append", "slist_free_all", "url", "url_get", "url_set", "free", "global_init", "version", "version_info"]
  + ["cleanup", "getinfo", "init", "pause", "setopt", "strerror"].map { "easy_\($0)" }
  + ["add_handle", "assign", "cleanup", "info_read", "init", "remove_handle", "setopt", "socket_action"]
  .map { "multi_\($0)" }
/// Only the twin is linked with these: other programs have neither its runtime nor its malloc. Elsewhere it says that it
/// cannot count.
#if os(Linux) && arch(x86_64)
  let twinFlags =
    ["-static-stdlib", "-L\(Context.packageDirectory)/Benchmarks/Instruments/NoNetwork"]
    + (wrapped.map { "--wrap=\($0)" }
    + memory.map { "--defsym=\($0)=probe_\($0)" }
    + curl.map { "--defsym=curl_\($0)=probe_no_network" })
    .flatMap { ["-Xlinker", $0] }
  let twinSettings: [SwiftSetting] = [.unsafeFlags(["-static-stdlib"])]
#else
  let twinFlags: [String] = []
  let twinSettings: [SwiftSetting] = []
#endif

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

    .target(
      name: "Floor",
      dependencies: app + ["CTracing"],
      path: "Benchmarks/Floor",
      swiftSettings: onMainActor + traced
    ),
    .target(name: "Measure", path: "Benchmarks/Measure", swiftSettings: strict),
    .target(name: "CInstruments", path: "Benchmarks/Instruments/CInstruments"),
    .target(
      name: "Instruments",
      dependencies: ["CInstruments"],
      path: "Benchmarks/Instruments/Instruments",
      swiftSettings: strict
    ),
    .target(
      name: "Mechanisms",
      dependencies: ["Users", "HeadlessUIKit"],
      path: "Benchmarks/Mechanisms",
      swiftSettings: onMainActor
    ),
    .target(
      name: "Suites",
      dependencies: app + ["Conformance", "Flaws", "Measure", "Mechanisms", "Instruments"],
      path: "Benchmarks/Suites",
      swiftSettings: onMainActor
    ),
    .target(
      name: "Lineup",
      dependencies: (patterns + variants + flawed + strongReferences.map { "VIPER_strong\($0)" }
        + viewModelReferences.map { "FourV_\($0)ViewModel" }).map { .target(name: $0) }
        + ["Flaws", "Floor", "Suites", "UsersInterface"],
      path: "Benchmarks/Lineup",
      swiftSettings: onMainActor
    ),
    .target(name: "Structure", path: "Benchmarks/Structure", swiftSettings: strict),
    .target(
      name: "Claims",
      dependencies: [
        "Users", "UsersInterface", "Conformance", "Flaws", "Instruments", "Measure", "Mechanisms", "Structure",
        "Suites",
        "Tracing", "Twin",
      ],
      path: "Benchmarks/Claims",
      swiftSettings: strict
    ),
    .target(
      name: "Reports",
      dependencies: ["Claims", "Conformance", "Instruments", "Measure", "Structure", "Suites", "Tracing", "Twin"],
      path: "Benchmarks/Reports",
      swiftSettings: strict
    ),
    .target(
      name: "Command",
      dependencies: [
        "Users", "UsersInterface", "Claims", "Conformance", "Instruments", "Measure", "Mechanisms", "Structure",
        "Suites",
        "Reports", "Tracing", "Twin",
      ],
      path: "Benchmarks/Command",
      swiftSettings: strict
    ),
    .target(name: "CTracing", path: "Benchmarks/Instruments/CTracing"),
    .target(
      name: "Surroundings",
      dependencies: app + ["CTracing"],
      path: "Benchmarks/Instruments/Surroundings",
      swiftSettings: onMainActor + traced
    ),
    .target(
      name: "Tracing",
      dependencies: app + ["Conformance", "CTracing", "Instruments", "Measure", "Suites", "Surroundings"],
      path: "Benchmarks/Instruments/Tracing",
      swiftSettings: strict
    ),
    .target(name: "CProbe", path: "Benchmarks/Instruments/CProbe"),
    .target(
      name: "ProbeCommand",
      dependencies: [
        "Users", "Conformance", "CProbe", "Instruments", "Measure", "Mechanisms", "PlantedLeaks", "Suites", "Twin",
      ],
      path: "Benchmarks/Instruments/ProbeCommand",
      swiftSettings: strict
    ),
    .target(name: "PlantedLeaks", path: "Benchmarks/Instruments/PlantedLeaks", swiftSettings: strict),
    .executableTarget(
      name: "planted",
      dependencies: ["PlantedLeaks"],
      path: "Benchmarks/planted",
      exclude: ["agree-with-leak-sanitizer"],
      swiftSettings: strict
    ),
    .target(
      name: "Twin",
      dependencies: ["Users", "Instruments"],
      path: "Benchmarks/Instruments/Twin",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "probe",
      dependencies: ["Lineup", "ProbeCommand"],
      path: "Benchmarks/probe",
      swiftSettings: strict + twinSettings,
      linkerSettings: twinFlags.isEmpty ? [] : [.unsafeFlags(twinFlags)]
    ),
    .executableTarget(
      name: "workbench",
      // The twin is started, not linked: a dependency so that it is built.
      dependencies: ["Command", "Lineup", "probe"],
      path: "Benchmarks/workbench",
      swiftSettings: strict
    ),

    .target(name: "Flaws", path: "Benchmarks/AsPublished/Flaws", swiftSettings: strict),
    .target(name: "Patching", path: "Benchmarks/AsPublished/Patching/Patching", swiftSettings: strict),
    .executableTarget(
      name: "unmend",
      dependencies: ["Patching"],
      path: "Benchmarks/AsPublished/Patching/unmend",
      swiftSettings: strict
    ),
    .plugin(
      name: "FlawedSources",
      capability: .buildTool(),
      dependencies: ["unmend"],
      path: "Benchmarks/AsPublished/Patching/Plugin"
    ),

    .executableTarget(name: "validate", path: "Benchmarks/validate", swiftSettings: strict),

    .target(
      name: "RoleFixtures",
      dependencies: app + ["Conformance"],
      path: "Tests/RoleFixtures",
      swiftSettings: onMainActor
    ),
    .target(name: "UsersOracle", dependencies: ["Users"], path: "Tests/UsersOracle", swiftSettings: strict),
    // Killed, starved and fed by tests; a process of its own, so that nothing else is.
    .executableTarget(
      name: "victim",
      dependencies: ["Users", "Reports", "CInstruments", "LoopbackServer"],
      path: "Tests/victim",
      swiftSettings: strict
    ),
    .testTarget(
      name: "RobustnessTests",
      dependencies: ["Users", "UsersOracle", "Reports", "victim"],
      swiftSettings: strict
    ),
    .target(name: "LoopbackServer", path: "Tests/LoopbackServer", swiftSettings: strict),
    .testTarget(
      name: "SharedTests",
      dependencies: app + ["Conformance", "LoopbackServer"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ConformanceTests",
      dependencies: app + [
        "Conformance", "Flaws", "Structure", "Suites", "Lineup", "Patching", "Reports", "LoopbackServer",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: app + [
        "Claims", "Conformance", "Flaws", "Measure", "Mechanisms", "Suites", "Structure", "Lineup", "Reports",
        "Command",
        "LoopbackServer",
        "Instruments", "Twin",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TracingTests",
      dependencies: app + ["Conformance", "CTracing", "Instruments", "Suites", "Lineup", "Tracing"],
      swiftSettings: strict + traced
    ),
    .testTarget(
      name: "InstrumentsTests",
      // Not `probe` itself, or its flags would be the tests' too: it is started.
      dependencies: ["Users", "Flaws", "Instruments", "Lineup", "Mechanisms", "PlantedLeaks", "Suites", "Twin"],
      swiftSettings: strict
    ),
  ]
    + flawed.map { name in
      .target(
        name: name,
        dependencies: app + ["CTracing", "Flaws"],
        path: "Benchmarks/AsPublished/\(name.split(separator: "_").joined(separator: "."))",
        swiftSettings: onMainActor + traced,
        plugins: ["FlawedSources"]
      )
    }
    + strongReferences.map { numbers in
      .target(
        name: "VIPER_strong\(numbers)",
        dependencies: app + ["CTracing"],
        path: "Benchmarks/AsPublished/VIPER.references/\(numbers)",
        swiftSettings: onMainActor + traced,
        plugins: ["FlawedSources"]
      )
    }
    + viewModelReferences.map { ownership in
      .target(
        name: "FourV_\(ownership)ViewModel",
        dependencies: app + ["CTracing"],
        path: "Benchmarks/AsPublished/FourV.viewModel/\(ownership)",
        swiftSettings: onMainActor + traced,
        plugins: ["FlawedSources"]
      )
    }
    + patterns.map { .target(name: $0, dependencies: app + ["CTracing"], swiftSettings: onMainActor + traced) }
    + variants.map { name in
      .target(
        name: name,
        dependencies: app + ["CTracing"],
        path: "Benchmarks/Variants/\(name)",
        swiftSettings: onMainActor + traced
      )
    }
    + (patterns + variants).map { pattern in
      .testTarget(
        name: "\(pattern)Tests",
        dependencies: app + [.target(name: pattern), "Conformance", "RoleFixtures"],
        swiftSettings: ofRoles
      )
    }
)
