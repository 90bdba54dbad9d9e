public import ChangeCosts
public import Records
public import Structure

/// The figures of architectures that are known without running them: those of their sources, tests and changes.
public struct PackageFacts: Sendable {
  /// The facts of sources, by module; empty if nothing is recorded.
  let sources: [String: SourceFacts]
  /// The modules whose sources have changed since the record was made.
  let changed: Set<String>
  /// The cost of role tests, by module; empty if nothing is recorded.
  let tests: [String: TestFacts]
  /// The modules whose sources or role tests have changed since the record was made.
  let changedTests: Set<String>
  /// The recorded stacks of calls; `nil` if nothing is recorded.
  let stacks: ModuleFigures?
  /// True if something has changed since the stacks were recorded.
  let areStacksStale: Bool
  /// The cost of the change requests; `nil` if there are none.
  package let changes: ChangeTotals?
  /// Records that are there and cannot be read: the paths of their files, and the commands that renew them.
  let damaged: [(path: String, command: String)]

  /// Collects the facts from the package's records.
  ///
  /// - Parameters:
  ///   - records: the package's records.
  ///   - modules: the architectures.
  ///   - changes: the cost of changes.
  public init(in records: RecordFolder, modules: [String], changes: ChangeTotals?) {
    let recorded = records.value(of: .sizes, as: [String: SourceFacts].self)
    let state = records.state(of: .sizes)
    let mutants = MutantsRecord(of: modules, in: records)
    sources = recorded ?? [:]
    let depth = RecordName.figures(.depth)
    stacks = records.value(of: depth)
    if case .stale = records.state(of: depth) { areStacksStale = true } else { areStacksStale = false }
    self.changes = changes
    tests = mutants.facts
    changedTests = mutants.stale
    let isDamaged = recorded == nil && state != .missing
    damaged = ((isDamaged ? [RecordName.sizes] : []) + mutants.damaged).map { (records.path(of: $0), $0.command) }
    changed = state.stale(among: modules)
  }
}

extension StructureReport {
  /// The figures that the package keeps of it, by module.
  public var facts: [String: SourceFacts] {
    Dictionary(modules.map { ($0.structure.module, SourceFacts($0.structure)) }, uniquingKeysWith: { $1 })
  }
}

/// The compiler's facts about an architecture's sources, in the few figures that the first table shows.
public struct SourceFacts: Codable, Sendable, Equatable {
  /// Lines of code, neither blank nor only comment.
  public let lines: Int
  /// Files.
  public let files: Int
  /// The share of lines in files in which no type of the user interface occurs, 0 to 1.
  public let interfaceFreeShare: Double
  /// The number of declared roles that the component with the most of them has.
  public let rolesOfComponent: Int
  /// The number of stored properties and captured variables that are weak or unowned.
  public let weakReferences: Int

  /// Creates the facts of a structure.
  public init(_ structure: PatternStructure) {
    lines = structure.lines
    files = structure.files.count
    interfaceFreeShare = structure.interfaceFreeShareByDependency
    rolesOfComponent = structure.rolesOfComponent
    let held = structure.roles.flatMap { [$0.references, $0.captures] }
    weakReferences = held.reduce(0) { sum, counts in
      sum + [Ownership.weak, .unowned].reduce(0) { $0 + (counts[$1.rawValue] ?? 0) }
    }
  }
}
