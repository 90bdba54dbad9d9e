// swift-tools-version: 6.3
import PackageDescription

// The workbench with everything that only some questions need: variants of the architectures, the wirings of their
// documents, and the app after each change request. The workbench's build compiles none of it. README.md says more.

/// The settings of every target; these and the following ones are those of the workbench's manifest, which gives reasons.
let strict: [SwiftSetting] =
  [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
  + ["ExistentialAny", "MemberImportVisibility"].map { .enableUpcomingFeature($0) }
let onMainActor = strict + [.defaultIsolation(MainActor.self)]
let unoptimised = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]
let withoutStack = ["-Xllvm", "-sil-disable-pass=stack-promotion"]
let ofRoles = onMainActor + [.unsafeFlags(withoutStack, .when(configuration: .release))]
let entries = ["-Xfrontend", "-sanitize=undefined", "-Xfrontend", "-sanitize-coverage=func,trace-pc-guard"]
let traced: [SwiftSetting] = [.unsafeFlags(entries, .when(configuration: .debug))]
#if os(Linux) && arch(x86_64)
  let instruments = "\(Context.packageDirectory)/../Instruments"
  let probeFlags = ["-L\(instruments)/NoNetwork", "@\(instruments)/probe.flags"]
  let probeLibraries = ["-static-stdlib"]
#else
  let (probeFlags, probeLibraries): ([String], [String]) = ([], [])
#endif

/// A product of the workbench.
func product(_ name: String) -> Target.Dependency { .product(name: name, package: "ArchitectureWorkbench") }

/// The modules that architectures are written against, and the page objects that drive the apps.
let app = [product("Conformance")]
let suites = app + [product("Suites")]
let architectures = ["MVC", "MVP", "MVVMC", "VIPER", "VIPVM", "FourV"]
/// Two architectures of today, which make some of the change requests.
let today = ["Observed", "OneStore"]

/// A module in a folder, by default that of its name.
func module(
  _ name: String,
  at path: String? = nil,
  of dependencies: [Target.Dependency],
  _ settings: [SwiftSetting] = onMainActor
) -> Target {
  .target(name: name, dependencies: dependencies, path: path ?? name, swiftSettings: settings)
}

/// A module in an architecture's place; its calls can be traced.
func contender(
  _ name: String,
  at path: String,
  of dependencies: [Target.Dependency] = [],
  exclude excluded: [String] = [],
  isPatched: Bool = true
) -> Target {
  .target(
    name: name,
    dependencies: app + [product("CallTracing")] + dependencies,
    path: path,
    exclude: excluded,
    swiftSettings: onMainActor + traced,
    plugins: isPatched ? ["PatchedSources"] : []
  )
}

// MARK: Variants and wirings

/// Variants of the architectures, each named for its sibling, that are written out.
let written = ["MVC_classic", "MVP_updateView", "MVVMC_uncoordinated", "VIPVM_vip"]
/// Variants that differ so little that they are made of their sibling and a patch.
let patched = [
  "MVVMC_asked", "VIPER_initialiser", "VIPER_lazyRows", "VIPER_reload", "VIPER_separated", "VIPVM_lazyRows",
  "VIPVM_reload", "FourV_updated",
]
/// Wirings that the documents print, defend, warn of or make easy.
let flawed = [
  "MVP_strong", "MVVMC_hoarding", "MVVMC_deafToBack", "MVVMC_closures", "VIPER_strong", "VIPVM_stale", "FourV_unowned",
  "FourV_overwrite", "FourV_silent", "FourV_unanswered",
]
/// VIPER's other wirings: the strong ones of 003's four references, by its numbers. 2, 3 and 4 are `VIPER_strong`.
let strongReferences = ["1", "2", "3", "4", "12", "13", "14", "23", "24", "34", "123", "124", "134", "1234"]

let variants =
  written.map { contender($0, at: "Variants/\($0)", isPatched: false) }
  + patched.map { contender($0, at: "Variants/\($0)") }
let wirings =
  flawed.map { contender($0, at: "AsPublished/\($0.replacing("_", with: "."))", of: [product("Suites")]) }
  + strongReferences.map { contender("VIPER_strong\($0)", at: "AsPublished/VIPER.references/\($0)") }
  // The ways in which 4V's view may hold its view model instead of unowned.
  + ["strong", "weak"].map { contender("FourV_\($0)ViewModel", at: "AsPublished/FourV.viewModel/\($0)") }

// MARK: Change requests

/// A customer's request for a change.
struct Request {
  /// Its folder.
  let name: String
  /// The modules that all are given for it, with spaces between the names.
  var given = ""
  /// The architectures that make it.
  var contenders = architectures

  /// The request's name in names of modules: `signIn` of `sign-in`.
  private var word: String {
    let words = name.split(separator: "-")
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
  /// The given modules.
  var modules: [String] { given.split(separator: " ").map(String.init) }
  /// The modules with the change, one of each architecture.
  var changed: [String] { contenders.map { "\($0)_\(word)" } }
  /// The module with the scenarios.
  var scenarios: String { word.prefix(1).uppercased() + word.dropFirst() + "Scenarios" }

  var targets: [Target] {
    let known = modules.map { Target.Dependency.target(name: $0) }
    let given = modules.enumerated().map { index, name in
      let settings = name.hasSuffix("Domain") ? strict : onMainActor
      return module(name, at: "Requests/\(self.name)/Given/\(name)", of: app + known[..<index], settings)
    }
    return given + [module(scenarios, at: "Requests/\(self.name)/Scenarios", of: suites + known)]
      + contenders.flatMap { change("\($0)_\(word)", in: $0, known) }
  }

  /// The changed module, and the tests of its roles.
  private func change(_ module: String, in folder: String, _ known: [Target.Dependency]) -> [Target] {
    [
      contender(module, at: "\(path)/\(folder)", of: known, exclude: ["tests"]),
      .testTarget(
        name: "\(module)Tests",
        dependencies: app + ["RoleFixtures", .target(name: module), .target(name: scenarios)] + known,
        path: "\(path)/\(folder)/tests",
        swiftSettings: onMainActor,
        plugins: ["PatchedSources"]
      ),
    ]
  }

  /// The folder of its changed modules; `Requests` is a link to the folder with its text, scenarios and patches.
  private var path: String { "Changes/\(name)" }
}

let requests = [
  Request(name: "email", given: "EmailDomain EmailInterface", contenders: architectures + today),
  Request(name: "favourites", given: "FavouritesDomain FavouritesInterface"),
  Request(name: "posts", given: "PostsDomain PostsInterface", contenders: architectures + today),
  Request(name: "selection", given: "SelectionInterface"),
  Request(name: "unsaved", given: "UnsavedDomain UnsavedInterface"),
  Request(name: "sign-in", given: "SignInDomain SignInInterface"),
  Request(name: "split", given: "SplitInterface"),
  Request(name: "remove"),
  Request(name: "picker", given: "PickerDomain PickerInterface"),
  Request(name: "terminal", given: "TerminalViews TerminalInterface"),
  Request(name: "restore", given: "RestoreDomain", contenders: architectures + today),
  Request(name: "mute", given: "MuteDomain MuteInterface", contenders: architectures + today),
]

// MARK: The program and its tests

/// A program in the folder of its name.
func program(_ name: String, of dependencies: [Target.Dependency], isProbe: Bool = false) -> Target {
  .executableTarget(
    name: name,
    dependencies: dependencies,
    path: name,
    swiftSettings: strict + (isProbe ? [.unsafeFlags(probeLibraries)] : []),
    linkerSettings: isProbe ? [.unsafeFlags(probeLibraries + probeFlags)] : []
  )
}

let changes = requests.flatMap { $0.modules + $0.changed + [$0.scenarios] }
let reading = [product("Measuring"), product("Texts")]
let command = suites + reading + [product("Workbench")]

/// A module of what experiments are computed with, which is never measured itself.
func tool(_ name: String, at path: String? = nil, of names: String = "", _ products: [Target.Dependency]) -> Target {
  let own = names.split(separator: " ").map { Target.Dependency.target(name: String($0)) }
  return module(name, at: path, of: own + products, unoptimised)
}

let computing = [
  tool("Patching", [product("Processes")]),
  tool("SourceFigures", reading),
  tool("ChangeCosts", of: "Patching", reading),
  // Beside it lies what the programs made of mutants are built of: MutantRunner and MutantSwitch.
  tool("Mutants", at: "Mutants/Mutants", of: "SourceFigures", reading + [product("SeededRandom")]),
  tool("Claims", of: "ChangeCosts", suites + reading),
  tool("Figures", of: "ChangeCosts Claims Mutants", suites + reading + [product("CallTracing")]),
  tool(
    "LabCommand",
    of: "ChangeCosts Claims Figures Mutants Proof SourceFigures WholeLineup",
    command + ["Patching"]
  ),
]

let programs = [
  module("WholeLineup", of: app + [product("Workbench")] + (variants + wirings).map { .target(name: $0.name) }),
  module("Proof", of: suites + changes.map { .target(name: $0) }),
  // The instrumented program is started, not linked: a dependency so that it is built.
  program("lab", of: command + ["LabCommand", "WholeLineup", "lab-probe"]),
  program("lab-probe", of: ["Proof", "WholeLineup", product("Instrumented")], isProbe: true),
  program("patch-sources", of: [product("Processes")]),
  .plugin(name: "PatchedSources", capability: .buildTool(), dependencies: ["patch-sources"], path: "Plugin"),
  module("RoleFixtures", of: app),
]

/// Tests in the folder of their name.
func tests(of name: String, with others: [Target.Dependency], _ settings: [SwiftSetting] = ofRoles) -> Target {
  .testTarget(name: "\(name)Tests", dependencies: others, swiftSettings: settings)
}

let fixtures = command + ["LabCommand", "LabFixtures", "WholeLineup", product("CommandFixtures")]
let testing =
  [
    module(
      "LabFixtures",
      at: "Tests/LabFixtures",
      of: command + ["Claims", "LabCommand", "WholeLineup", product("CommandFixtures")],
      strict
    ),
    tests(of: "Lab", with: fixtures + ["Claims"], strict),
    tests(
      of: "Figures",
      with: fixtures + ["ChangeCosts", "Claims", "Figures", "Mutants", "SourceFigures", "Patching"],
      strict + traced
    ),
  ]
  + (written + patched).map { tests(of: $0, with: app + [.target(name: $0), "RoleFixtures"]) }

let package = Package(
  name: "Lab",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "ArchitectureWorkbench", path: "../..")],
  targets: variants + wirings + requests.flatMap(\.targets) + computing + programs + testing
)
