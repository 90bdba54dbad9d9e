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
  /// The calls of each architecture in the flows that documents show.
  case flows
  /// The references among the objects of each architecture, with details open.
  case ownership
  /// The documents' claims: figures and verdicts.
  case claims
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
    case .flows: "flows"
    case .ownership: "ownership"
    case .claims: "claims"
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
    case .sizes, .mutants, .pairs, .flows, .ownership, .claims, .run, .mechanisms, .figures: nil
    case .proof(let request), .steps(let request), .messages(let request), .strength(let request): request
    }
  }

  /// True if the programs of the package in `Benchmarks/Lab` compute it.
  public var isOfLab: Bool { request != nil || [.pairs, .claims].contains(self) || figureSet != nil }

  /// The set of figures that it has; `nil` if it has none.
  public var figureSet: FigureSet? { if case .figures(let set) = self { set } else { nil } }

  /// The time that computing it takes on two processors, in minutes; the lab's builds are not included.
  public var minutes: Double {
    switch self {
    case .sizes, .steps, .messages, .mutants, .flows, .ownership: 0.2
    case .proof, .strength: 1
    case .run, .claims: 3
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
    testedArchitectures.map(RecordName.mutants) + [.sizes, .flows, .ownership] + requests.flatMap(RecordName.all)
      + (requests.isEmpty ? [] : [.pairs] + FigureSet.allCases.map(RecordName.figures) + [.claims])
      + (package.has("docs/RESULTS.md") ? RecordName.printed : [])
  }

  /// The architectures of the package that have role tests.
  public var testedArchitectures: [String] { architectures.filter { package.has("Tests/\($0)Tests") } }

  /// The modules of the architectures.
  var architectures: [String] { package.names(in: "Sources").filter { $0 != "Shared" && !$0.hasPrefix(".") } }

  /// The change requests.
  var requests: [String] {
    package.names(in: PackageFolder.changes).filter { package.has("\(PackageFolder.changes)/\($0)/Scenarios") }
  }
}
