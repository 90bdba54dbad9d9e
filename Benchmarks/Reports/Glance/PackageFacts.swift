public import ChangeCosts
public import Records

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
