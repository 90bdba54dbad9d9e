/// A record that the package keeps: its name, and the files that its value is computed from.
public enum RecordName: Sendable, Hashable {
  /// The compiler's facts about the six architectures' sources.
  case sizes
  /// The mutants of an architecture, and the tests that notice them.
  case mutants(String)
  /// A change request's proof: scenarios, faulty apps, walk.
  case proof(String)
  /// The steps that a change request changes: objects, retains and releases.
  case steps(String)
  /// The steps that a change request changes: messages.
  case messages(String)
  /// The strength of the role tests after a change request.
  case strength(String)
  /// The merges of every two change requests.
  case pairs
  /// A run of the comparison, as it is printed.
  case run
  /// A run of the binding mechanisms, as it is printed.
  case mechanisms
  /// A set of figures of each module: the architectures, variants, and both after each change request.
  case figures(FigureSet)

  /// The name on the command line, such as `changes/email/proof`: its file's path below ``RecordFolder/path``.
  public var text: String {
    switch self {
    case .sizes: "sizes"
    case .mutants(let module): "mutants/\(module)"
    case .proof(let request): "changes/\(request)/proof"
    case .steps(let request): "changes/\(request)/steps"
    case .messages(let request): "changes/\(request)/messages"
    case .strength(let request): "changes/\(request)/strength"
    case .pairs: "pairs"
    case .run: "run"
    case .mechanisms: "mechanisms"
    case .figures(let set): "figures/\(set.rawValue)"
    }
  }

  /// The command that computes it anew.
  public var command: String { "swift run workbench record \(text)" }

  /// The change request that it is about; `nil` if it is about none.
  public var request: String? {
    switch self {
    case .sizes, .mutants, .pairs, .run, .mechanisms, .figures: nil
    case .proof(let request), .steps(let request), .messages(let request), .strength(let request): request
    }
  }

  /// True if the programs of the package in `Benchmarks/Lab` compute it.
  public var isOfLab: Bool { request != nil || self == .pairs || figureSet != nil }

  /// The set of figures that it has; `nil` if it has none.
  public var figureSet: FigureSet? { if case .figures(let set) = self { set } else { nil } }

  /// The time that computing it takes on two processors, in minutes; the lab's builds are not included.
  public var minutes: Double {
    switch self {
    case .sizes, .steps, .messages, .mutants: 0.2
    case .proof, .strength: 1
    case .run: 3
    case .mechanisms: 2
    case .pairs: 12
    case .figures(let set): set.minutes
    }
  }

  /// The records of what a run prints.
  public static let printed: [RecordName] = [.run, .mechanisms]

  /// The records of a change request.
  public static func all(of request: String) -> [RecordName] {
    [.proof(request), .steps(request), .messages(request), .strength(request)]
  }
}

extension RecordFolder {
  /// All records that the package should have, in the order in which they are computed: each after those that it is
  /// computed from.
  public var names: [RecordName] {
    testedArchitectures.map(RecordName.mutants) + [.sizes] + requests.flatMap(RecordName.all)
      + (requests.isEmpty ? [] : [.pairs] + FigureSet.allCases.map(RecordName.figures))
      + (package.has("docs/RESULTS.md") ? RecordName.printed : [])
  }

  /// The architectures of the package that have role tests.
  public var testedArchitectures: [String] { architectures.filter { package.has("Tests/\($0)Tests") } }

  private var architectures: [String] { package.names(in: "Sources").filter { $0 != "Shared" && !$0.hasPrefix(".") } }

  private var requests: [String] {
    package.names(in: Self.changes).filter { package.has("\(Self.changes)/\($0)/Scenarios") }
  }

  private static let lab = PackageFolder.lab
  private static let changes = PackageFolder.changes
  private static let instruments = "Benchmarks/Instruments"

  /// The files and folders that a record is computed from.
  ///
  /// Manifests are left out: they change how a program is built, and nearly every one of their changes adds a module.
  func inputs(of name: RecordName) -> [String] {
    switch name {
    case .sizes: architectures.map { "Sources/\($0)" } + ["Benchmarks/Structure"]
    case .mutants(let module):
      ["Sources/Shared", "Sources/\(module)", "Tests/\(module)Tests", "Tests/RoleFixtures", "Benchmarks/Mutants"]
    case .proof(let request): changedApps(request) + beside(request) + scenarios(request) + proof(request)
    case .steps(let request):
      changedApps(request) + steps + ["Instruments", "ProbeCommand", "CProbe"].map(instrument)
    case .messages(let request): changedApps(request) + steps + ["Tracing", "CTracing"].map(instrument)
    case .strength(let request):
      changedApps(request) + scenarios(request) + roleTests(request)
        + ["Benchmarks/Mutants", "\(Self.lab)/lab/Strength.swift"]
        + changed(request).map { "\(Self.changes)/\(request)/\($0)/tests/tests.patch" }
    case .figures(let set): figures(set)
    case .run: run
    case .mechanisms: mechanisms
    case .pairs: pairs
    }
  }

  private var run: [String] {
    let sources = (["Shared"] + architectures).map { "Sources/\($0)" }
    let parts = ["Floor", "Instruments", "Lineup", "Measure", "Reports/Glance", "Reports/Text", "Suites"]
    return sources + parts.map { "Benchmarks/\($0)" }
  }

  private var mechanisms: [String] {
    let parts = ["Instruments", "Measure", "Mechanisms", "Reports/Text", "Suites"]
    // One of them is MVVM-C's.
    return ["Sources/Shared", "Sources/MVVMC/Binding"] + parts.map { "Benchmarks/\($0)" }
  }

  private var pairs: [String] {
    let changed = requests.flatMap { changedApps($0) + beside($0) + scenarios($0) }
    return Set(changed + ["lab/Pairs", "Proof"].map { "\(Self.lab)/\($0)" } + walk).sorted()
  }

  /// The modules that figures are computed of, and the code that computes them.
  private func figures(_ set: FigureSet) -> [String] {
    let requests = set.isOfRequests ? requests : []
    let given = requests.flatMap { request in
      ["Given", "Scenarios"].map { "\(Self.changes)/\(request)/\($0)" }
    }
    let own = (["Shared"] + architectures).map { "Sources/\($0)" } + ["\(Self.lab)/Variants"] + set.inputs
    return Set(own + given.filter(package.has) + requests.flatMap { changedApps($0) + beside($0) }).sorted()
  }

  /// The architectures that have made a request's change.
  private func changed(_ request: String) -> [String] {
    architectures.filter { package.has("\(Self.changes)/\(request)/\($0)/change.patch") }
  }

  /// The architectures before and after a request.
  private func changedApps(_ request: String) -> [String] {
    [
      "Sources/Shared", "Benchmarks/Patching", "\(Self.lab)/patch-sources", "\(Self.lab)/Plugin",
      "\(Self.changes)/\(request)/Given",
    ]
      + changed(request).flatMap { ["Sources/\($0)", "\(Self.changes)/\(request)/\($0)/change.patch"] }
  }

  /// Others with a request's change, beside the architectures.
  private func beside(_ request: String) -> [String] {
    let folders = ["VIPER.initialiser", "second-hand"].map { "\(Self.changes)/\(request)/\($0)" }.filter(package.has)
    return folders.isEmpty ? [] : folders + ["\(Self.lab)/Variants/VIPER_initialiser"]
  }

  private func scenarios(_ request: String) -> [String] { ["\(Self.changes)/\(request)/Scenarios"] }

  private func proof(_ request: String) -> [String] {
    let folder = request.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let parts = ["Fault.swift", "FaultyApp.swift", "Proof.swift", "ProvenRequest.swift", folder]
    return parts.map { "\(Self.lab)/Proof/\($0)" } + walk
  }

  /// The random walk, and what a contender has to pass before it.
  private var walk: [String] {
    ["Walk", "Contender.swift", "ConformanceGate.swift"].map { "Benchmarks/Suites/\($0)" }
  }

  private func roleTests(_ request: String) -> [String] {
    ["Tests/RoleFixtures"] + changed(request).map { "Tests/\($0)Tests" }
  }

  private var steps: [String] {
    ["\(Self.lab)/lab/Steps", "Benchmarks/Suites/Timed", "Benchmarks/Suites/Retention"]
  }

  private func instrument(_ module: String) -> String { "\(Self.instruments)/\(module)" }
}
