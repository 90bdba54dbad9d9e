// swift-tools-version: 6.3
import PackageDescription

/// The settings of every target: Swift 6, warnings as errors, imports said where they are used.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
/// Settings for user interface and patterns: on the main actor unless said otherwise, as an app target is.
let onMainActor = strict + [.defaultIsolation(MainActor.self)]

/// Settings for tests of single roles. Optimised by Swift 6.3, a test that ends off the main actor has objects on its
/// stack; their deinitialisers, which wait for the main actor, then find them gone.
let ofRoles =
  onMainActor + [.unsafeFlags(["-Xllvm", "-sil-disable-pass=stack-promotion"], .when(configuration: .release))]

/// Settings for modules that read or write text and are never measured: optimising took a third of a release build.
let unoptimised = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// The modules that an architecture is written against; it may know no others.
let app: [Target.Dependency] = ["Users", "HeadlessUIKit", "UsersInterface"]
/// The architectures, one module each: none of them knows another.
let patterns = ["MVC", "MVP", "MVVMC", "VIPER", "VIPVM", "FourV"]
/// Variants of the architectures, each named for its sibling.
let variants = [
  "MVC_classic", "MVP_updateView", "MVVMC_uncoordinated", "VIPER_initialiser", "VIPER_lazyRows", "VIPVM_lazyRows",
  "VIPVM_vip",
]
/// Variants that differ so little that they are made of their sibling and a patch, as the flawed wirings are.
let patched: Set = ["VIPER_initialiser", "VIPER_lazyRows", "VIPVM_lazyRows"]

/// Wirings that the documents print, defend, warn of or make easy: each a module and a patch; see `Benchmarks/AsPublished`.
let flawed = [
  "MVP_strong", "MVVMC_hoarding", "MVVMC_deafToBack", "MVVMC_closures", "VIPER_strong", "VIPVM_stale", "FourV_unowned",
  "FourV_overwrite", "FourV_silent", "FourV_mute",
]
/// VIPER's other wirings: the strong ones of 003's four references, by its numbers. 2, 3 and 4 are `VIPER_strong`.
let strongReferences = ["1", "2", "3", "4", "12", "13", "14", "23", "24", "34", "123", "124", "134", "1234"]
/// The ways in which 4V's view may hold its view model instead of unowned.
let viewModelReferences = ["strong", "weak"]

/// Makes debug builds of architectures report every function that they enter, for `workbench trace`: their sources have
/// no line for it. The callbacks are in `CTracing`; release builds have none of it.
let traced: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-sanitize=undefined", "-Xfrontend", "-sanitize-coverage=func,trace-pc-guard"],
    .when(configuration: .debug)
  )
]

/// Link settings of instrumented programs, in other packages too: `probe.flags` sends the calls of runtime and malloc
/// through `CProbe/Objects.c` and `CProbe/Memory.c`, and those of the network to `CProbe/NoNetwork.c`. Other programs have
/// none of it. Elsewhere an instrumented program says that it cannot count.
#if os(Linux) && arch(x86_64)
  let probeFolder = "\(Context.packageDirectory)/Benchmarks/Instruments"
  let probeFlags = ["-static-stdlib", "-L\(probeFolder)/NoNetwork", "@\(probeFolder)/probe.flags"]
  let probeSettings: [SwiftSetting] = [.unsafeFlags(["-static-stdlib"])]
#else
  let probeFlags: [String] = []
  let probeSettings: [SwiftSetting] = []
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

/// The instrumented program of the program that has a lineup.
func instrumented(_ name: String, of lineup: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name,
    dependencies: lineup + ["ProbeCommand"],
    path: "Benchmarks/\(name)",
    swiftSettings: strict + probeSettings,
    linkerSettings: probeFlags.isEmpty ? [] : [.unsafeFlags(probeFlags)]
  )
}

/// An architecture, or a module in an architecture's place; its calls can be traced.
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

let compared = patterns.map { contender($0, at: "Sources/\($0)") } + [contender("Floor", at: "Benchmarks/Floor")]
let asVariants = variants.map {
  contender($0, at: "Benchmarks/Variants/\($0)", plugins: patched.contains($0) ? ["FlawedSources"] : [])
}

let shared = [
  module("SeededRandom", in: "Sources/Shared"),
  module("Users", in: "Sources/Shared", of: ["SeededRandom"]),
  module("HeadlessUIKit", in: "Sources/Shared", onMainActor),
  module("UsersInterface", in: "Sources/Shared", of: ["Users", "HeadlessUIKit"], onMainActor),
  module("Conformance", in: "Sources/Shared", of: app, onMainActor),
]

let benchmarks = [
  module("Measure", in: "Benchmarks", of: ["SeededRandom"]),
  module("Mechanisms", in: "Benchmarks", of: ["Users", "HeadlessUIKit"], onMainActor),
  module("Flaws", in: "Benchmarks/AsPublished"),
  module(
    "Suites",
    in: "Benchmarks",
    of: app + ["Conformance", "Flaws", "Instruments", "Measure", "Mechanisms", "SeededRandom"],
    onMainActor
  ),
  module("Lineup", in: "Benchmarks", of: compared.map { .target(name: $0.name) } + ["Suites"], onMainActor),
  module(
    "WholeLineup",
    in: "Benchmarks",
    of: (asVariants + asPublished).map { .target(name: $0.name) } + ["Flaws", "Lineup", "Suites", "UsersInterface"],
    onMainActor
  ),
  module("Structure", in: "Benchmarks", unoptimised),
  .target(
    name: "Records",
    dependencies: ["Structure"],
    path: "Benchmarks/Records",
    exclude: ["Kept", "README.md"],
    swiftSettings: unoptimised
  ),
  module("ChangeCosts", in: "Benchmarks", of: ["Patching", "Records", "Structure"], unoptimised),
  module(
    "Mutants",
    in: "Benchmarks/Mutants",
    of: ["Instruments", "Records", "SeededRandom", "Structure"],
    unoptimised
  ),
  // The mutants of an architecture compile these sources once more; no program links these modules.
  module("MutantSwitch", in: "Benchmarks/Mutants"),
  module("MutantRunner", in: "Benchmarks/Mutants", of: ["Conformance", "MutantSwitch", "UsersInterface"]),
  module(
    "Claims",
    in: "Benchmarks",
    of: [
      "Users", "UsersInterface", "ChangeCosts", "Conformance", "Flaws", "Instruments", "Measure", "Records",
      "Structure",
      "Suites", "Tracing", "Probing",
    ],
    unoptimised
  ),
  module(
    "Reports",
    in: "Benchmarks",
    of: [
      "ChangeCosts", "Claims", "Conformance", "Instruments", "Measure", "Mutants", "Ownership", "Probing", "Records",
      "Structure", "Suites", "Tracing",
    ],
    unoptimised
  ),
  .target(
    name: "ReportPage",
    dependencies: ["Measure", "Records", "Structure"],
    path: "Benchmarks/ReportPage",
    resources: [.embedInCode("Page")],
    swiftSettings: unoptimised
  ),
  module(
    "Command",
    in: "Benchmarks",
    of: [
      "Users", "UsersInterface", "ChangeCosts", "Claims", "Conformance", "Flaws", "Instruments", "Measure",
      "Mechanisms", "Mutants", "Ownership", "Patching", "Probing", "Records", "ReportPage", "Reports", "Structure",
      "Suites", "Tracing",
    ],
    unoptimised
  ),
  // The instrumented program is started, not linked: a dependency so that it is built.
  program("workbench", in: "Benchmarks", of: ["Command", "Lineup", "probe"]),
  // Has some thirty modules more, the variants and wirings: built only when it is asked for.
  program("workbench-all", in: "Benchmarks", of: ["Command", "Lineup", "WholeLineup", "probe-all"]),
  program("validate", in: "Benchmarks"),
]

let instruments = [
  .target(name: "CInstruments", path: "Benchmarks/Instruments/CInstruments"),
  // Explains graphs that were read from the heap; nothing in it is measured.
  module("Ownership", in: "Benchmarks/Instruments", unoptimised),
  module("Instruments", in: "Benchmarks/Instruments", of: ["CInstruments", "Ownership"]),
  module("Probing", in: "Benchmarks/Instruments", of: ["Users", "Instruments", "Ownership"]),
  .target(name: "CProbe", path: "Benchmarks/Instruments/CProbe"),
  module(
    "ProbeCommand",
    in: "Benchmarks/Instruments",
    of: app + [
      "Conformance", "CProbe", "Instruments", "Measure", "Mechanisms", "Ownership", "PlantedLeaks", "Suites", "Probing",
    ]
  ),
  instrumented("probe", of: ["Lineup"]),
  instrumented("probe-all", of: ["Lineup", "WholeLineup"]),
  module("PlantedLeaks", in: "Benchmarks/Instruments"),
  program("planted", in: "Benchmarks", of: ["PlantedLeaks"], exclude: ["agree-with-leak-sanitizer"]),
  .target(name: "CTracing", path: "Benchmarks/Instruments/CTracing"),
  module("Surroundings", in: "Benchmarks/Instruments", of: app + ["CTracing"], onMainActor + traced),
  module(
    "Tracing",
    in: "Benchmarks/Instruments",
    of: app + ["Conformance", "CTracing", "Instruments", "Measure", "Suites", "Surroundings"],
    unoptimised
  ),
]

/// Targets that make the documents' wirings of the modules and patches.
let patching: [Target] = [
  module("Patching", in: "Benchmarks/AsPublished/Patching"),
  program("patch-sources", in: "Benchmarks/AsPublished/Patching", of: ["Patching"]),
  .plugin(
    name: "FlawedSources",
    capability: .buildTool(),
    dependencies: ["patch-sources"],
    path: "Benchmarks/AsPublished/Patching/Plugin"
  ),
]

let tests: [Target] =
  [
    module("RoleFixtures", in: "Tests", of: app + ["Conformance"], onMainActor),
    module("UsersOracle", in: "Tests", of: ["Users"]),
    module("LoopbackServer", in: "Tests"),
    .target(name: "CTestOutput", path: "Tests/CTestOutput"),
    // Prints the failures of `swift test` whole, here and in packages that are made for people.
    module("TestOutput", in: "Tests", of: ["Conformance", "CTestOutput"]),
    module("TestSupport", in: "Tests", of: ["TestOutput"]),
    // Tests kill it, limit its memory and feed it hostile input: it is a process of its own.
    program("victim", in: "Tests", of: ["Users", "Reports", "CInstruments", "LoopbackServer"]),
    .testTarget(
      name: "RobustnessTests",
      dependencies: ["Users", "UsersOracle", "Reports", "SeededRandom", "TestSupport", "victim"],
      swiftSettings: strict
    ),
    .testTarget(name: "ReportTests", dependencies: ["TestSupport"], exclude: ["Scripts"], swiftSettings: strict),
    .testTarget(
      name: "SharedTests",
      dependencies: app + ["Conformance", "LoopbackServer", "SeededRandom", "TestOutput"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ConformanceTests",
      dependencies: app + [
        "Conformance", "Flaws", "Lineup", "LoopbackServer", "Patching", "Reports", "Structure", "Suites", "TestSupport",
        "WholeLineup",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: app + [
        "ChangeCosts", "Claims", "Command", "Conformance", "Flaws", "Instruments", "Lineup", "LoopbackServer",
        "Measure", "Mechanisms", "Mutants", "Ownership", "Patching", "Probing", "Records", "Reports", "SeededRandom",
        "Structure", "Suites", "TestSupport", "WholeLineup",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TracingTests",
      dependencies: app + [
        "Conformance", "CTracing", "Instruments", "Lineup", "Suites", "TestSupport", "Tracing", "WholeLineup",
      ],
      swiftSettings: strict + traced
    ),
    .testTarget(
      name: "InstrumentsTests",
      // Without `probe`: its flags would be the tests' too. They start it as a program.
      dependencies: [
        "Users", "Flaws", "Instruments", "Lineup", "Mechanisms", "Ownership", "PlantedLeaks", "Suites", "TestSupport",
        "Probing", "WholeLineup",
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
    // For architectures in packages of their own: the instrumented program, and the module that reports calls of roles.
    .library(name: "Instrumented", targets: ["Lineup", "ProbeCommand"]),
    .library(name: "CallTracing", targets: ["CTracing"]),
    .library(name: "TestOutput", targets: ["TestOutput"]),
    .executable(name: "workbench", targets: ["workbench"]),
    .executable(name: "workbench-all", targets: ["workbench-all"]),
    // For the package of change requests, in Benchmarks/Changes.
    .library(name: "Suites", targets: ["Suites"]),
    .library(name: "ChangeCosts", targets: ["ChangeCosts", "Records"]),
    .library(name: "Mutants", targets: ["Mutants", "Structure"]),
    .executable(name: "patch-sources", targets: ["patch-sources"]),
    .library(name: "StepCosts", targets: ["Instruments", "Lineup", "Probing", "Suites", "Tracing"]),
  ],
  targets: shared + compared + asVariants + asPublished + benchmarks + instruments + patching + tests
)
