// swift-tools-version: 6.3
import PackageDescription

/// True with `WORKBENCH_PORTABLE=1`: all is built without instruments and without what only Linux has.
let isPortable = Context.environment["WORKBENCH_PORTABLE"] != nil
/// True with `WORKBENCH_TESTS=tool` or `all`, too: the tool is tested, not only that the six are equal and measured right.
let isToolTested = isPortable || Context.environment["WORKBENCH_TESTS"] != nil
/// The settings of every target: Swift 6, warnings as errors, imports said where they are used.
let strict: [SwiftSetting] =
  [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)] + (isPortable ? [.define("PORTABLE")] : [])
  + ["ExistentialAny", "MemberImportVisibility"].map { .enableUpcomingFeature($0) }
/// Settings for user interface and patterns: on the main actor unless said otherwise, as an app target is.
let isolated: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
let onMainActor = strict + isolated
/// Settings for modules that are never measured: optimising took a third of a release build.
let unoptimised = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]
/// Settings for tests of single roles. Optimised by Swift 6.3, a test that ends off the main actor has objects on its
/// stack; their deinitialisers, which wait for the main actor, then find them gone.
let withoutStack = ["-Xllvm", "-sil-disable-pass=stack-promotion"]
let ofRoles = onMainActor + [.unsafeFlags(withoutStack, .when(configuration: .release))]
/// Makes debug builds of architectures report every function that they enter, for `workbench trace`: their sources have
/// no line for it. The callbacks are in `CTracing`; release builds have none of it.
let entries = ["-Xfrontend", "-sanitize=undefined", "-Xfrontend", "-sanitize-coverage=func,trace-pc-guard"]
let traced: [SwiftSetting] = [.unsafeFlags(entries, .when(configuration: .debug))]
/// Settings of instrumented programs, in other packages too: `probe.flags` sends the calls of runtime, malloc and network
/// through files of `CProbe`. Other programs have none of it. Elsewhere an instrumented program says that it cannot count.
let instruments = "Benchmarks/Instruments"
#if os(Linux) && arch(x86_64)
  let probeFolder = "\(Context.packageDirectory)/\(instruments)"
  let probeFlags = isPortable ? [] : ["-L\(probeFolder)/NoNetwork", "@\(probeFolder)/probe.flags"]
  let probeLibraries = isPortable ? [] : ["-static-stdlib"]
#else
  let (probeFlags, probeLibraries): ([String], [String]) = ([], [])
#endif

/// A module at `folder/name` that may import the targets named, with spaces between the names.
func module(
  _ name: String,
  in folder: String = "Benchmarks",
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

/// The folders below `Benchmarks` of modules whose files stand in several questions, and of all else. A question's folder that
/// is named for a module has the question's part of it.
let folders = [
  "Instruments": "Instruments/Instruments Memory/Instruments",
  "Suites": "Contenders/Suites Times/Suites",
  "Runs": "Equality/Runs Memory/Runs Times/Runs",
  "Command":
    "Calls/Command Command Decide Equality/Command Facts Memory/Command Page Structure Times/Command Workshop",
  "": """
  AnyApp Calls/CTracing Calls/Surroundings Calls/Tracing Contenders/Floor Contenders/Lineup.swift Contenders/Observed \
  Contenders/OneStore Facts/Page \
  Facts/facts.json Instruments/CInstruments Instruments/CProbe Instruments/NoNetwork Instruments/ProbeCommand \
  Instruments/probe.flags Lab Page/CReportPage Processes Texts Times/Measure Times/Mechanisms Workshop/Requests probe \
  workbench
  """,
].mapValues { $0.split(separator: " ").map(String.init) }

/// A module whose files stand in the folders of several questions.
func module(over name: String, of names: String, _ settings: [SwiftSetting]) -> Target {
  .target(
    name: name,
    dependencies: targets(names),
    path: "Benchmarks",
    exclude: folders.filter { $0.key != name }.flatMap(\.value),
    sources: folders[name],
    swiftSettings: settings
  )
}

/// A program at `folder/name`.
func program(_ name: String, in folder: String = "Benchmarks", of names: String = "", isProbe: Bool = false) -> Target {
  .executableTarget(
    name: name,
    dependencies: targets(names),
    path: "\(folder)/\(name)",
    swiftSettings: strict + (isProbe ? [.unsafeFlags(probeLibraries)] : []),
    linkerSettings: isProbe ? [.unsafeFlags(probeLibraries + probeFlags)] : []
  )
}

/// Tests at `Tests/nameTests`.
func tests(of name: String, with names: String, _ settings: [SwiftSetting] = strict, exclude: [String] = []) -> Target {
  .testTarget(name: "\(name)Tests", dependencies: targets(names), exclude: exclude, swiftSettings: settings)
}

func targets(_ names: String) -> [Target.Dependency] { names.split(separator: " ").map { .target(name: String($0)) } }

// MARK: 1. The app: what an architecture is written against, and the specification that it has to meet

let app = "Users HeadlessUIKit UsersInterface "
let shared = [
  module("SeededRandom", in: "Sources/Shared"),
  module("Users", in: "Sources/Shared", of: "SeededRandom"),
  module("CMainActorTasks", in: "Sources/Shared", []),
  module("TaskControl", in: "Sources/Shared", of: "CMainActorTasks", onMainActor),
  module("HeadlessUIKit", in: "Sources/Shared", of: "TaskControl", onMainActor),
  module("UsersInterface", in: "Sources/Shared", of: "Users HeadlessUIKit", onMainActor),
  module("Conformance", in: "Sources/Shared", of: app + "TaskControl", onMainActor),
]

// MARK: 2. The contenders: the architectures, none of which knows another, and the app without one

let patterns = ["MVC", "MVP", "MVVMC", "VIPER", "VIPVM", "FourV"]
let today = ["Observed", "OneStore"]
let contenders = (patterns.map { ($0, "Sources") } + (today + ["Floor"]).map { ($0, "Benchmarks/Contenders") }).map {
  name,
  folder in
  module(name, in: folder, of: app + "CTracing", onMainActor + traced)
}

// MARK: 3. Instruments: what counts, what looks into the heap and at calls, and how other programs are run

let measuring = app + "CInstruments Conformance Instruments Measure Mechanisms SeededRandom TaskControl "
let suites = measuring + "Processes Runs Suites "
let looking = [
  module("CInstruments", in: instruments, []),
  module("CProbe", in: instruments, []),
  module("CTracing", in: "Benchmarks/Calls", []),
  module("Processes", of: "CInstruments", unoptimised),
  module("Texts", unoptimised),
  module(over: "Instruments", of: "CInstruments Processes", unoptimised),
  module("Surroundings", in: "Benchmarks/Calls", of: app + "CTracing", onMainActor + traced),
  module("Tracing", in: "Benchmarks/Calls", of: suites + "CTracing Surroundings", unoptimised),
]

// MARK: 4. The questions, each a folder of Benchmarks: in `Suites` is what is timed, in `Runs` what is checked, walked and
// counted, and what is concluded from samples; in `Command` are tables and verbs

let questions = [
  module("Measure", in: "Benchmarks/Times", of: "SeededRandom"),
  module("Mechanisms", in: "Benchmarks/Times", of: "Users HeadlessUIKit", onMainActor),
  module(over: "Suites", of: measuring, onMainActor),
  module(over: "Runs", of: measuring + "Processes Suites", unoptimised + isolated),
  module("CReportPage", in: "Benchmarks/Page", []),
  module(over: "Command", of: suites + "CReportPage Texts Tracing", unoptimised),
]

// MARK: 5. Programs. An instrumented program is started, not linked: a dependency so that it is built

let instrumented = "Contenders ProbeCommand "
let everything = suites + "Command Texts Tracing "
let programs = [
  module(
    "Contenders",
    of: contenders.map(\.name).joined(separator: " ") + " Suites",
    onMainActor,
    exclude: today + ["Floor", "Suites"]
  ),
  // Optimised: otherwise it would add a retain and a release to each step that it counts.
  module("ProbeCommand", in: instruments, of: suites + "CProbe"),
  program("workbench", of: "Command Contenders probe"),
  program("probe", of: instrumented, isProbe: true),
]

// MARK: Tests, and what they share. Two programs run in tests alone: one is killed, one is the instruments' control

let fixtures = "CommandFixtures Contenders TestServer TestSupport "
let testing =
  [
    module("RoleFixtures", in: "Tests", of: app + "Conformance", onMainActor),
    module("TestServer", in: "Tests"),
    module("CTestOutput", in: "Tests", []),
    // Prints the failures of `swift test` whole, here and in packages that are made for people.
    module("TestOutput", in: "Tests", of: "Conformance CTestOutput"),
    module("TestSupport", in: "Tests", of: "TestOutput"),
    module("SourceRules", in: "Tests", of: "Command Contenders Suites TestSupport"),
    module("CommandFixtures", in: "Tests", of: everything + "Contenders TestServer TestSupport"),
    module("PlantedLeaks", in: "Tests"),
    program("control", in: "Tests", of: suites + instrumented + "PlantedLeaks", isProbe: true),
    program("victim", in: "Tests", of: "Users Texts CInstruments TestServer"),
    tests(of: "HeadlessUIKit", with: app + "CInstruments TaskControl TestSupport"),
    tests(of: "Equality", with: suites + "Command CommandFixtures Contenders SourceRules TestSupport Texts"),
    tests(of: "Times", with: everything + fixtures),
    tests(of: "Memory", with: everything + fixtures + "PlantedLeaks"),
    tests(of: "Calls", with: suites + "CTracing Command Contenders TestSupport Texts Tracing", strict + traced),
  ] + (patterns + today).map { tests(of: $0, with: app + "\($0) Conformance RoleFixtures TaskControl", ofRoles) }
let testingOfTool = [
  tests(of: "Users", with: suites + "Contenders TestServer TestSupport victim"),
  tests(of: "Structure", with: everything + fixtures),
  tests(of: "Command", with: everything + fixtures + "SourceRules TestOutput victim"),
  tests(of: "Page", with: everything + fixtures, exclude: ["Scripts"]),
]

func library(_ name: String, _ names: String = "") -> Product {
  .library(name: name, targets: names.isEmpty ? [name] : names.split(separator: " ").map(String.init))
}

let package = Package(
  name: "ArchitectureWorkbench",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "workbench", targets: ["workbench"]),
    // The earlier name of `lab`, in Benchmarks/Lab, which it prints.
    .executable(name: "workbench-all", targets: ["workbench"]),
    // For packages of architectures and for the lab: what these are written against, the command, and its instruments.
    library("Conformance", app + "Conformance TaskControl"),
    library("Workbench", "Runs Suites Contenders Command"),
    library("Instrumented", "Contenders ProbeCommand"),
    library("Suites", "Runs Suites"),
    library("CallTracing", "CTracing"),
    library("Measuring", "Command Instruments Measure Processes Runs Suites Texts Tracing"),
    library("CommandFixtures", "CommandFixtures TestSupport"),
  ] + ["Processes", "TestOutput", "SeededRandom", "Texts", "TestSupport"].map { library($0) },
  targets: shared + contenders + looking + questions + programs + testing + (isToolTested ? testingOfTool : [])
)
