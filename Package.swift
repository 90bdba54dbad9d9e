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

/// A module at `folder/name`.
func module(
  _ name: String,
  in folder: String,
  of dependencies: [Target.Dependency] = [],
  _ settings: [SwiftSetting] = strict
) -> Target {
  .target(name: name, dependencies: dependencies, path: "\(folder)/\(name)", swiftSettings: settings)
}

/// A program at `folder/name`.
func program(
  _ name: String,
  in folder: String,
  of dependencies: [Target.Dependency] = [],
  exclude excluded: [String] = []
) -> Target {
  .executableTarget(
    name: name,
    dependencies: dependencies,
    path: "\(folder)/\(name)",
    exclude: excluded,
    swiftSettings: strict
  )
}

/// An architecture, or what stands in an architecture's place; its calls can be traced.
func contender(
  _ name: String,
  at path: String,
  of dependencies: [Target.Dependency] = [],
  plugins: [Target.PluginUsage] = []
) -> Target {
  .target(
    name: name,
    dependencies: app + ["CTracing"] + dependencies,
    path: path,
    swiftSettings: onMainActor + traced,
    plugins: plugins
  )
}

let asPublished =
  flawed.map {
    let folder = $0.replacing("_", with: ".")
    return contender($0, at: "Benchmarks/AsPublished/\(folder)", of: ["Flaws"], plugins: ["FlawedSources"])
  }
  + strongReferences.map {
    contender("VIPER_strong\($0)", at: "Benchmarks/AsPublished/VIPER.references/\($0)", plugins: ["FlawedSources"])
  }
  + viewModelReferences.map {
    contender("FourV_\($0)ViewModel", at: "Benchmarks/AsPublished/FourV.viewModel/\($0)", plugins: ["FlawedSources"])
  }

let contenders =
  patterns.map { contender($0, at: "Sources/\($0)") }
  + variants.map { contender($0, at: "Benchmarks/Variants/\($0)") }
  + [contender("Floor", at: "Benchmarks/Floor")] + asPublished

let shared = [
  module("Users", in: "Sources/Shared"),
  module("HeadlessUIKit", in: "Sources/Shared", onMainActor),
  module("UsersInterface", in: "Sources/Shared", of: ["Users", "HeadlessUIKit"], onMainActor),
  module("Conformance", in: "Sources/Shared", of: app, onMainActor),
]

let benchmarks = [
  module("Measure", in: "Benchmarks"),
  module("Mechanisms", in: "Benchmarks", of: ["Users", "HeadlessUIKit"], onMainActor),
  module("Flaws", in: "Benchmarks/AsPublished"),
  module(
    "Suites",
    in: "Benchmarks",
    of: app + ["Conformance", "Flaws", "Instruments", "Measure", "Mechanisms"],
    onMainActor
  ),
  module(
    "Lineup",
    in: "Benchmarks",
    of: contenders.map { .target(name: $0.name) } + ["Flaws", "Suites", "UsersInterface"],
    onMainActor
  ),
  module("Structure", in: "Benchmarks"),
  module(
    "Claims",
    in: "Benchmarks",
    of: [
      "Users", "UsersInterface", "Conformance", "Flaws", "Instruments", "Measure", "Mechanisms", "Structure", "Suites",
      "Tracing", "Twin",
    ]
  ),
  module(
    "Reports",
    in: "Benchmarks",
    of: ["Claims", "Conformance", "Instruments", "Measure", "Structure", "Suites", "Tracing", "Twin"]
  ),
  module(
    "Command",
    in: "Benchmarks",
    of: [
      "Users", "UsersInterface", "Claims", "Conformance", "Instruments", "Measure", "Mechanisms", "Reports",
      "Structure", "Suites", "Tracing", "Twin",
    ]
  ),
  // The twin is started, not linked: a dependency so that it is built.
  program("workbench", in: "Benchmarks", of: ["Command", "Lineup", "probe"]),
  program("validate", in: "Benchmarks"),
]

let instruments = [
  .target(name: "CInstruments", path: "Benchmarks/Instruments/CInstruments"),
  module("Instruments", in: "Benchmarks/Instruments", of: ["CInstruments"]),
  module("Twin", in: "Benchmarks/Instruments", of: ["Users", "Instruments"]),
  .target(name: "CProbe", path: "Benchmarks/Instruments/CProbe"),
  module(
    "ProbeCommand",
    in: "Benchmarks/Instruments",
    of: ["Users", "Conformance", "CProbe", "Instruments", "Measure", "Mechanisms", "PlantedLeaks", "Suites", "Twin"]
  ),
  .executableTarget(
    name: "probe",
    dependencies: ["Lineup", "ProbeCommand"],
    path: "Benchmarks/probe",
    swiftSettings: strict + twinSettings,
    linkerSettings: twinFlags.isEmpty ? [] : [.unsafeFlags(twinFlags)]
  ),
  module("PlantedLeaks", in: "Benchmarks/Instruments"),
  program("planted", in: "Benchmarks", of: ["PlantedLeaks"], exclude: ["agree-with-leak-sanitizer"]),
  .target(name: "CTracing", path: "Benchmarks/Instruments/CTracing"),
  module("Surroundings", in: "Benchmarks/Instruments", of: app + ["CTracing"], onMainActor + traced),
  module(
    "Tracing",
    in: "Benchmarks/Instruments",
    of: app + ["Conformance", "CTracing", "Instruments", "Measure", "Suites", "Surroundings"]
  ),
]

/// Makes the documents' wirings of the mended modules and patches.
let patching: [Target] = [
  module("Patching", in: "Benchmarks/AsPublished/Patching"),
  program("unmend", in: "Benchmarks/AsPublished/Patching", of: ["Patching"]),
  .plugin(
    name: "FlawedSources",
    capability: .buildTool(),
    dependencies: ["unmend"],
    path: "Benchmarks/AsPublished/Patching/Plugin"
  ),
]

let tests: [Target] =
  [
    module("RoleFixtures", in: "Tests", of: app + ["Conformance"], onMainActor),
    module("UsersOracle", in: "Tests", of: ["Users"]),
    module("LoopbackServer", in: "Tests"),
    module("TestSupport", in: "Tests"),
    // Killed, starved and fed by tests; a process of its own, so that nothing else is.
    program("victim", in: "Tests", of: ["Users", "Reports", "CInstruments", "LoopbackServer"]),
    .testTarget(
      name: "RobustnessTests",
      dependencies: ["Users", "UsersOracle", "Reports", "TestSupport", "victim"],
      swiftSettings: strict
    ),
    .testTarget(name: "SharedTests", dependencies: app + ["Conformance", "LoopbackServer"], swiftSettings: strict),
    .testTarget(
      name: "ConformanceTests",
      dependencies: app + [
        "Conformance", "Flaws", "Lineup", "LoopbackServer", "Patching", "Reports", "Structure", "Suites", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: app + [
        "Claims", "Command", "Conformance", "Flaws", "Instruments", "Lineup", "LoopbackServer", "Measure", "Mechanisms",
        "Reports", "Structure", "Suites", "TestSupport", "Twin",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TracingTests",
      dependencies: app + ["Conformance", "CTracing", "Instruments", "Lineup", "Suites", "TestSupport", "Tracing"],
      swiftSettings: strict + traced
    ),
    .testTarget(
      name: "InstrumentsTests",
      // Not `probe` itself, or its flags would be the tests' too: it is started.
      dependencies: [
        "Users", "Flaws", "Instruments", "Lineup", "Mechanisms", "PlantedLeaks", "Suites", "TestSupport", "Twin",
      ],
      swiftSettings: strict
    ),
  ]
  + (patterns + variants).map {
    .testTarget(
      name: "\($0)Tests",
      dependencies: app + [.target(name: $0), "Conformance", "RoleFixtures"],
      swiftSettings: ofRoles
    )
  }

let package = Package(
  name: "ArchitectureWorkbench",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Conformance", targets: ["Users", "HeadlessUIKit", "UsersInterface", "Conformance"]),
    .library(name: "Workbench", targets: ["Suites", "Lineup", "Command"]),
    .executable(name: "workbench", targets: ["workbench"]),
  ],
  targets: shared + contenders + benchmarks + instruments + patching + tests
)
