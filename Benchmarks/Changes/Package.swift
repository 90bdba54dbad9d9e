// swift-tools-version: 6.3
import PackageDescription

// The app after each change request, in each architecture: a package of its own, so that the workbench's build does not
// compile its 42 modules. README.md describes its folders.

/// The settings that every target is compiled with, as in the workbench.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let onMainActor = strict + [.defaultIsolation(MainActor.self)]

/// Changed modules built for debugging report every function that they enter, as the architectures do.
let traced: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-sanitize=undefined", "-Xfrontend", "-sanitize-coverage=func,trace-pc-guard"],
    .when(configuration: .debug)
  )
]

/// The settings that the instrumented program is linked with, as in the workbench.
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

/// The modules that architectures are written against, and the page objects that drive the apps.
let conformance = Target.Dependency.product(name: "Conformance", package: "ArchitectureWorkbench")
let suites = Target.Dependency.product(name: "Suites", package: "ArchitectureWorkbench")
let tracing = Target.Dependency.product(name: "CallTracing", package: "ArchitectureWorkbench")
let stepCosts = Target.Dependency.product(name: "StepCosts", package: "ArchitectureWorkbench")
let instrumented = Target.Dependency.product(name: "Instrumented", package: "ArchitectureWorkbench")
let mutants = Target.Dependency.product(name: "Mutants", package: "ArchitectureWorkbench")
let costs = Target.Dependency.product(name: "ChangeCosts", package: "ArchitectureWorkbench")
let architectures = ["MVC", "MVP", "MVVMC", "VIPER", "VIPVM", "FourV"]

/// A customer's request for a change.
struct Request {
  /// Its folder.
  let name: String
  /// The modules that all six are given for it.
  let given: [String]

  /// The request's name in names of modules: `signIn` of `sign-in`.
  private var word: String {
    let words = name.split(separator: "-")
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
  /// The modules with the change, one of each architecture.
  var changed: [String] { architectures.map { "\($0)_\(word)" } }
  /// The module with the scenarios.
  var scenarios: String { word.prefix(1).uppercased() + word.dropFirst() + "Scenarios" }

  var targets: [Target] {
    let known = given.map { Target.Dependency.target(name: $0) }
    let modules = given.map { given in
      Target.target(
        name: given,
        dependencies: [conformance] + self.given.prefix { $0 != given }.map { .target(name: $0) },
        path: "\(name)/Given/\(given)",
        swiftSettings: given.hasSuffix("Domain") ? strict : onMainActor
      )
    }
    let scenarios = Target.target(
      name: scenarios,
      dependencies: [conformance, suites] + known,
      path: "\(name)/Scenarios",
      swiftSettings: onMainActor
    )
    return modules + [scenarios] + architectures.flatMap { change(of: $0, known) }
  }

  /// The changed module, and the tests of its roles.
  private func change(of architecture: String, _ known: [Target.Dependency]) -> [Target] {
    let module = "\(architecture)_\(word)"
    return [
      .target(
        name: module,
        dependencies: [conformance, tracing] + known,
        path: "\(name)/\(architecture)",
        exclude: ["tests"],
        swiftSettings: onMainActor + traced,
        plugins: ["ChangedSources"]
      ),
      .testTarget(
        name: "\(module)Tests",
        dependencies: [conformance, "RoleFixtures", .target(name: module), .target(name: scenarios)] + known,
        path: "\(name)/\(architecture)/tests",
        swiftSettings: onMainActor,
        plugins: ["ChangedSources"]
      ),
    ]
  }
}

let requests = [
  Request(name: "email", given: ["EmailDomain", "EmailInterface"]),
  Request(name: "favourites", given: ["FavouritesDomain", "FavouritesInterface"]),
  Request(name: "posts", given: ["PostsDomain", "PostsInterface"]),
  Request(name: "selection", given: ["SelectionInterface"]),
  Request(name: "unsaved", given: ["UnsavedDomain", "UnsavedInterface"]),
  Request(name: "sign-in", given: ["SignInDomain", "SignInInterface"]),
  Request(name: "split", given: ["SplitInterface"]),
]

let package = Package(
  name: "Changes",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "ArchitectureWorkbench", path: "../..")],
  targets: requests.flatMap(\.targets) + [
    .target(name: "RoleFixtures", dependencies: [conformance], path: "RoleFixtures", swiftSettings: onMainActor),
    .target(
      name: "Proof",
      dependencies: [conformance, suites]
        + requests.flatMap { $0.given + $0.changed + [$0.scenarios] }.map { .target(name: $0) },
      path: "Proof",
      swiftSettings: onMainActor
    ),
    // Computes records. The instrumented program is started, not linked: it is a dependency only so that it is built.
    .executableTarget(
      name: "lab",
      dependencies: ["Proof", "steps-probe", conformance, suites, costs, mutants, stepCosts],
      path: "lab",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "steps-probe",
      dependencies: ["Proof", instrumented],
      path: "steps-probe",
      swiftSettings: strict + probeSettings,
      linkerSettings: probeFlags
    ),
    .plugin(
      name: "ChangedSources",
      capability: .buildTool(),
      dependencies: [.product(name: "patch-sources", package: "ArchitectureWorkbench")],
      path: "Plugin"
    ),
  ]
)
