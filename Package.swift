// swift-tools-version: 6.3
import PackageDescription

/// True with `WORKBENCH_PORTABLE=1`: all is built without instruments and without what only Linux has.
let isPortable = Context.environment["WORKBENCH_PORTABLE"] != nil
/// The settings of every target: Swift 6, warnings as errors, imports said where they are used.
let strict: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isPortable ? [.define("PORTABLE")] : [])
/// Settings for user interface and patterns: on the main actor unless said otherwise, as an app target is.
let onMainActor = strict + [.defaultIsolation(MainActor.self)]
/// Settings for modules that read or write text and are never measured: optimising took a third of a release build.
let unoptimised = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]
/// Settings for tests of single roles. Optimised by Swift 6.3, a test that ends off the main actor has objects on its
/// stack; their deinitialisers, which wait for the main actor, then find them gone.
let ofRoles =
  onMainActor + [.unsafeFlags(["-Xllvm", "-sil-disable-pass=stack-promotion"], .when(configuration: .release))]
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
  let probeFlags: [LinkerSetting] =
    isPortable ? [] : [.unsafeFlags(["-static-stdlib", "-L\(probeFolder)/NoNetwork", "@\(probeFolder)/probe.flags"])]
  let probeSettings: [SwiftSetting] = isPortable ? [] : [.unsafeFlags(["-static-stdlib"])]
#else
  let probeFlags: [LinkerSetting] = []
  let probeSettings: [SwiftSetting] = []
#endif

/// A module at `folder/name` that may import the targets named, with spaces between the names.
func module(
  _ name: String,
  in folder: String,
  of names: String = "",
  _ settings: [SwiftSetting] = strict,
  exclude: [String] = []
) -> Target {
  .target(
    name: name,
    dependencies: targets(names),
    path: "\(folder)/\(name)",
    exclude: exclude,
    cSettings: isPortable ? [.define("PORTABLE")] : [],
    swiftSettings: settings
  )
}

/// A program at `folder/name`.
func program(
  _ name: String,
  in folder: String = "Benchmarks",
  of names: String = "",
  exclude: [String] = [],
  _ settings: [SwiftSetting] = strict,
  _ linking: [LinkerSetting] = []
) -> Target {
  .executableTarget(
    name: name,
    dependencies: targets(names),
    path: "\(folder)/\(name)",
    exclude: exclude,
    swiftSettings: settings,
    linkerSettings: linking
  )
}

/// Tests at `Tests/nameTests`.
func tests(of name: String, with names: String, _ settings: [SwiftSetting] = strict, exclude: [String] = []) -> Target {
  .testTarget(name: "\(name)Tests", dependencies: targets(names), exclude: exclude, swiftSettings: settings)
}

func targets(_ names: String) -> [Target.Dependency] {
  names.split(separator: " ").map { .target(name: String($0)) }
}

// MARK: 1. The app: what an architecture is written against, and the specification that it has to meet

let app = "Users HeadlessUIKit UsersInterface "
let shared = [
  module("SeededRandom", in: "Sources/Shared"),
  module("Users", in: "Sources/Shared", of: "SeededRandom"),
  module("HeadlessUIKit", in: "Sources/Shared", onMainActor),
  module("UsersInterface", in: "Sources/Shared", of: "Users HeadlessUIKit", onMainActor),
  module("Conformance", in: "Sources/Shared", of: app, onMainActor),
]

// MARK: 2. The contenders: the architectures, none of which knows another, and the app without one

let patterns = ["MVC", "MVP", "MVVMC", "VIPER", "VIPVM", "FourV"]
let contenders = (patterns.map { ($0, "Sources") } + [("Floor", "Benchmarks")]).map { name, folder in
  module(name, in: folder, of: app + "CTracing", onMainActor + traced)
}

// MARK: 3. Measuring and instruments: what is run and counted, and what looks into the heap and at calls

let instruments = "Benchmarks/Instruments"
let measuring = [
  module("Measure", in: "Benchmarks", of: "SeededRandom"),
  module("Mechanisms", in: "Benchmarks", of: "Users HeadlessUIKit", onMainActor),
  module("Flaws", in: "Benchmarks"),
  module(
    "Suites",
    in: "Benchmarks",
    of: app + "CInstruments Conformance Flaws Instruments Measure Mechanisms SeededRandom",
    onMainActor
  ),
  module("Lineup", in: "Benchmarks", of: contenders.map(\.name).joined(separator: " ") + " Suites", onMainActor),
  module("CInstruments", in: instruments, []),
  module("Ownership", in: instruments, unoptimised),
  module("Instruments", in: instruments, of: "CInstruments Ownership", unoptimised),
  module("Probing", in: instruments, of: "Users Instruments Ownership", unoptimised),
  module("CProbe", in: instruments, []),
  module("PlantedLeaks", in: instruments),
  module(
    "ProbeCommand",
    in: instruments,
    of: app + "Conformance CProbe Instruments Measure Mechanisms Ownership PlantedLeaks Suites Probing"
  ),
  module("CTracing", in: instruments, []),
  module("Surroundings", in: instruments, of: app + "CTracing", onMainActor + traced),
  module(
    "Tracing",
    in: instruments,
    of: app + "Conformance CTracing Instruments Measure Suites Surroundings",
    unoptimised
  ),
]

// MARK: 4. Reading and reporting: sources, patches, mutants and claims; records and pages

let reporting = [
  module("Patching", in: "Benchmarks", unoptimised),
  module("Structure", in: "Benchmarks", unoptimised),
  module("Records", in: "Benchmarks", of: "Structure", unoptimised, exclude: ["Kept", "README.md"]),
  module("ChangeCosts", in: "Benchmarks", of: "Patching Records Structure", unoptimised),
  module("Mutants", in: "Benchmarks/Mutants", of: "Instruments Records SeededRandom Structure", unoptimised),
  // The mutants of an architecture compile these sources once more; no program links these modules.
  module("MutantSwitch", in: "Benchmarks/Mutants"),
  module("MutantRunner", in: "Benchmarks/Mutants", of: "Conformance MutantSwitch UsersInterface"),
  module(
    "Claims",
    in: "Benchmarks",
    of:
      "Users UsersInterface ChangeCosts Conformance Flaws Instruments Measure Records Structure Suites Tracing Probing",
    unoptimised
  ),
  module(
    "Reports",
    in: "Benchmarks",
    of:
      "ChangeCosts Claims Conformance Instruments Measure Mutants Ownership Patching Probing Records Structure Suites "
      + "Tracing",
    unoptimised
  ),
  // The page's HTML, style and scripts, embedded by the C compiler.
  module("CReportPage", in: "Benchmarks/ReportPage", []),
  module(
    "ReportPage",
    in: "Benchmarks",
    of: "CReportPage Measure Records Structure",
    unoptimised,
    exclude: ["CReportPage"]
  ),
]

// MARK: 5. Programs. An instrumented program is started, not linked: a dependency so that it is built

let programs = [
  module(
    "Command",
    in: "Benchmarks",
    of: "Users UsersInterface ChangeCosts Claims Conformance Flaws Instruments Measure Mechanisms Mutants Ownership "
      + "Patching Probing Records ReportPage Reports Structure Suites Tracing",
    unoptimised
  ),
  program("workbench", of: "Command Lineup probe"),
  program("workbench-all"),
  program("probe", of: "Lineup ProbeCommand", strict + probeSettings, probeFlags),
  program("planted", of: "PlantedLeaks", exclude: ["agree-with-leak-sanitizer"]),
  program("validate"),
]

// MARK: Tests, and what they share

let testing =
  [
    module("RoleFixtures", in: "Tests", of: app + "Conformance", onMainActor),
    module("LoopbackServer", in: "Tests"),
    module("CTestOutput", in: "Tests", []),
    // Prints the failures of `swift test` whole, here and in packages that are made for people.
    module("TestOutput", in: "Tests", of: "Conformance CTestOutput"),
    module("TestSupport", in: "Tests", of: "TestOutput"),
    module(
      "CommandFixtures",
      in: "Tests",
      of: app + "Command Instruments Lineup LoopbackServer Measure Mechanisms Probing Suites TestSupport"
    ),
    // Tests kill it, limit its memory and feed it hostile input: it is a process of its own.
    program("victim", in: "Tests", of: "Users Reports CInstruments LoopbackServer"),
    tests(of: "Robustness", with: "Users Reports SeededRandom TestSupport victim"),
    tests(of: "Report", with: "TestSupport", exclude: ["Scripts"]),
    tests(of: "Shared", with: app + "Conformance LoopbackServer SeededRandom TestOutput"),
    tests(
      of: "Conformance",
      with: app + "Conformance Lineup LoopbackServer Patching Reports Structure Suites TestSupport"
    ),
    tests(
      of: "Benchmarks",
      with: app
        + "ChangeCosts Claims Command CommandFixtures Conformance Flaws Instruments Lineup LoopbackServer Measure "
        + "Mechanisms Mutants Ownership Patching Probing Records Reports SeededRandom Structure Suites TestSupport Tracing"
    ),
    tests(
      of: "Tracing",
      with: app + "Conformance CTracing Instruments Lineup Suites TestSupport Tracing",
      strict + traced
    ),
    // Without `probe`: its flags would be the tests' too. They start it as a program.
    tests(
      of: "Instruments",
      with:
        "Users CommandFixtures Flaws Instruments Lineup Mechanisms Ownership PlantedLeaks Suites TestSupport Probing"
    ),
  ] + patterns.map { tests(of: $0, with: app + "\($0) Conformance RoleFixtures", ofRoles) }

let package = Package(
  name: "ArchitectureWorkbench",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "workbench", targets: ["workbench"]),
    // For architectures in packages of their own: what they are written against, the command, and its instruments.
    .library(name: "Conformance", targets: ["Users", "HeadlessUIKit", "UsersInterface", "Conformance"]),
    .library(name: "Workbench", targets: ["Suites", "Lineup", "Command"]),
    .library(name: "Instrumented", targets: ["Lineup", "ProbeCommand"]),
    .library(name: "CallTracing", targets: ["CTracing"]),
    .library(name: "TestOutput", targets: ["TestOutput"]),
    // For the lab, the package in Benchmarks/Lab.
    .library(name: "Flaws", targets: ["Flaws"]),
    .library(name: "Patching", targets: ["Patching"]),
    .library(name: "Suites", targets: ["Suites"]),
    .library(
      name: "Measuring",
      targets: [
        "ChangeCosts", "Claims", "Instruments", "Measure", "Mutants", "Ownership", "Probing", "Records", "Reports",
        "Structure", "Tracing",
      ]
    ),
    .library(name: "CommandFixtures", targets: ["CommandFixtures", "TestSupport"]),
  ],
  targets: shared + contenders + measuring + reporting + programs + testing
)
