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
let onMainActor = strict + [.defaultIsolation(MainActor.self)]
/// Settings for modules that read or write text and are never measured: optimising took a third of a release build.
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

let suites = app + "Conformance Measure Instruments Processes Suites "
let ofSuites = "CInstruments Conformance Instruments Measure Mechanisms Processes SeededRandom"
let measuring = [
  module("Measure", of: "SeededRandom"),
  module("Mechanisms", of: "Users HeadlessUIKit", onMainActor),
  module("Suites", of: app + ofSuites, onMainActor),
  module("Contenders", of: contenders.map(\.name).joined(separator: " ") + " Suites", onMainActor),
  module("CInstruments", in: instruments, []),
  module("Processes", of: "CInstruments", unoptimised),
  module("Ownership", in: instruments, unoptimised),
  module("Instruments", in: instruments, of: "CInstruments Ownership Processes", unoptimised),
  module("CProbe", in: instruments, []),
  module("ProbeCommand", in: instruments, of: suites + "CProbe Mechanisms Ownership"),
  module("CTracing", in: instruments, []),
  module("Surroundings", in: instruments, of: app + "CTracing", onMainActor + traced),
  module("Tracing", in: instruments, of: suites + "CTracing Surroundings", unoptimised),
]

// MARK: 4. Reading and reporting: sources and texts, facts, and what is printed of them

let reporting = [
  module("Texts", unoptimised),
  module("Structure", of: "Processes Texts", unoptimised),
  module("Facts", of: "Processes Texts", unoptimised, exclude: ["facts.json", "Page"]),
  module("Reports", of: suites + "Facts Ownership Structure Texts Tracing", unoptimised),
  .target(
    name: "Decide",
    dependencies: targets("Facts Texts"),
    path: "Benchmarks/Decide/Model",
    swiftSettings: unoptimised
  ),
  module("CReportPage", in: "Benchmarks/ReportPage", []),
  module("ReportPage", of: "CReportPage Measure Structure Texts", unoptimised, exclude: ["CReportPage"]),
]

// MARK: 5. Programs. An instrumented program is started, not linked: a dependency so that it is built

let instrumented = "Contenders ProbeCommand "
let everything = suites + "Facts Mechanisms Ownership Reports Structure Texts Tracing "
let programs = [
  module("Command", of: everything + "ReportPage", unoptimised),
  program("workbench", of: "Command Contenders probe"),
  program("probe", of: instrumented, isProbe: true),
  program("validate"),
]

// MARK: Tests, and what they share. Two programs run in tests alone: one is killed, one is the instruments' control

let fixtures = "Command CommandFixtures Contenders TestServer SeededRandom TestSupport "
let testing =
  [
    module("RoleFixtures", in: "Tests", of: app + "Conformance", onMainActor),
    module("TestServer", in: "Tests"),
    module("CTestOutput", in: "Tests", []),
    // Prints the failures of `swift test` whole, here and in packages that are made for people.
    module("TestOutput", in: "Tests", of: "Conformance CTestOutput"),
    module("TestSupport", in: "Tests", of: "TestOutput"),
    module("CommandFixtures", in: "Tests", of: everything + "Command Contenders TestServer TestSupport"),
    module("PlantedLeaks", in: "Tests"),
    program("control", in: "Tests", of: suites + instrumented + "Mechanisms Ownership PlantedLeaks", isProbe: true),
    program("victim", in: "Tests", of: "Users Reports CInstruments TestServer"),
    tests(of: "Shared", with: app + "Conformance TestServer SeededRandom TestOutput TestSupport victim"),
    tests(of: "Conformance", with: suites + "Contenders Facts TestServer Reports Structure TestSupport Texts"),
    tests(of: "Measuring", with: everything + fixtures + "PlantedLeaks"),
    tests(of: "Decide", with: "Decide Facts SeededRandom Texts"),
    tests(of: "Tracing", with: suites + "CTracing Contenders Reports TestSupport Tracing", strict + traced),
  ] + patterns.map { tests(of: $0, with: app + "\($0) Conformance RoleFixtures", ofRoles) }
let testingOfTool =
  ["Reading", "Command"].map { tests(of: $0, with: everything + fixtures) }
  + [tests(of: "Report", with: everything + fixtures + "ReportPage victim", exclude: ["Scripts"])]

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
    library("Conformance", app + "Conformance"),
    library("Workbench", "Suites Contenders Command"),
    library("Instrumented", "Contenders ProbeCommand"),
    library("CallTracing", "CTracing"),
    library("Measuring", "Facts Instruments Measure Ownership Processes Reports Structure Tracing"),
    library("CommandFixtures", "CommandFixtures TestSupport"),
  ] + ["Processes", "TestOutput", "SeededRandom", "Suites", "Texts", "TestSupport"].map { library($0) },
  targets: shared + contenders + measuring + reporting + programs + testing + (isToolTested ? testingOfTool : [])
)
