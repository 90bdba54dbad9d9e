/// A set of figures that is computed for each module at once, and kept as one record.
public enum FigureSet: String, Sendable, CaseIterable {
  /// Dependencies between types, coupling, and the complexity of functions.
  case structure
  /// The files that a change makes the compiler compile again, and the work of a build from nothing.
  case build
  /// Errors and annotations on the way from Swift 5 to Swift 6.
  case language
  /// Bytes of code in a release build.
  case weight
  /// The deepest stack of calls, and what is written to the screen.
  case depth
  /// Objects that stay after their screen has gone.
  case retention
  /// Tokens to read and to write for requests and for moves between architectures, and what another view layer leaves.
  case costs
  /// Retains and releases, objects and bytes of each step, with ten users and with a million; for variants, too, but
  /// not after requests.
  case counts

  /// The time that computing it takes on two processors, in minutes; builds are not included.
  var minutes: Double {
    switch self {
    case .build: 6
    case .structure, .language: 3
    case .weight, .depth, .retention, .costs, .counts: 0.5
    }
  }

  /// True if it can be computed only in a release build.
  public var isOfRelease: Bool { self == .weight || self == .counts }

  /// True if it has figures of modules after a change request, too.
  var isOfRequests: Bool { self != .counts && self != .language }

  /// True if it has figures of apps that run.
  var isOfRunningApps: Bool { self == .depth || self == .retention }

  /// The code that computes it, and what it is computed from beside the architectures, variants and changed apps.
  var inputs: [String] {
    let source = Self.reading + [Self.glue("SourceFigures")]
    let own =
      switch self {
      case .structure: source + ["Model", "StructureReader.swift", "Measures", "Rules"].map(Self.structure)
      case .build: source + ["Building"].map(Self.structure)
      case .language: source + ["Isolation"].map(Self.structure)
      case .weight: source + ["Weight"].map(Self.structure)
      case .depth: Self.tracing + ["Benchmarks/Suites/Timed", Self.glue("DepthFigures")]
      case .retention:
        ["Benchmarks/Suites/Retention", Self.glue("RetentionFigures")]
          + ["AsPublished", "WholeLineup"].map { "\(PackageFolder.lab)/\($0)" }
      case .costs:
        Self.reading + Self.mutantFacts + ["Benchmarks/ChangeCosts", "Benchmarks/Patching"]
          + ["\(RecordFolder.path)/mutants", Self.glue("CostFigures")]
      case .counts:
        Self.counting + ["Timed", "Sampling/PackedUsers.swift"].map { "Benchmarks/Suites/\($0)" }
          + [Self.glue("CountFigures")]
      }
    return [Self.glue("FiguresVerb")] + own
  }

  private static func glue(_ name: String) -> String { "\(PackageFolder.lab)/lab/Figures/\(name).swift" }

  /// The code that reads sources with the compiler.
  static let reading = ["Compiler", "Reading"].map(structure)
  /// The code that says what mutants show of the role tests.
  static let mutantFacts = ["MutantEntry", "MutantsRecord", "MutantsRecord+RoleTests", "TestFacts"].map {
    "Benchmarks/Reports/Mutants/\($0).swift"
  }
  /// The code that counts objects, retains and releases.
  static let counting = ["CInstruments", "CProbe", "Instruments", "ProbeCommand", "probe.flags"].map(instrument)
  /// The code that records calls.
  static let tracing = ["CInstruments", "CTracing", "Instruments/Symbols", "Surroundings", "Tracing"].map(instrument)

  private static func instrument(_ path: String) -> String { "Benchmarks/Instruments/\(path)" }

  private static func structure(_ path: String) -> String { "Benchmarks/Structure/\(path)" }
}

/// Figures of modules, by the module's name and the figure's.
public struct ModuleFigures: Codable, Sendable, Equatable {
  /// The figures of each module, by name.
  public let modules: [String: [String: Double]]

  /// Takes figures.
  public init(_ modules: [String: [String: Double]] = [:]) {
    self.modules = modules
  }

  /// A figure of a module; `nil` if it has none of this name.
  public subscript(figure: String, of module: String) -> Double? { modules[module]?[figure] }

  /// The module that has a request's change, such as `MVC_signIn` of MVC and `sign-in`.
  public static func module(_ architecture: String, after request: String) -> String {
    let words = request.split(separator: "-")
    let others = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return "\(architecture)_\((words.prefix(1).map(String.init) + others).joined())"
  }
}
