import Mutants
public import Records

/// The mutants of architectures, as the package's records have them: the page about testing is made of it.
public struct MutantsRecord: Sendable {
  /// The mutants of one architecture.
  package struct Architecture: Codable, Sendable {
    package let module: String
    let name: String
    let counts: MutantCounts
    let roles: [Role]
    let references: [Reference]
    let unnoticed: [Unnoticed]
    let costs: Costs
  }

  /// The cost of role tests. Times are left out: one run does not tell their noise.
  struct Costs: Codable, Sendable {
    let moduleLines: Int
    let testLines: Int
    let doubles: Int
    let doubleLines: Int
    let tests: Int
    let testsWithoutUIKit: Int
  }

  /// The mutants of a role that compile and are not equivalent, and the number of them that role tests notice.
  struct Role: Codable, Sendable {
    let name: String
    let mutants: Int
    let noticedWithoutUIKit: Int
    let noticedWithUIKit: Int
  }

  /// A weak or unowned reference, and the test and scenario that notice if it is strong.
  struct Reference: Codable, Sendable {
    let name: String
    let file: String
    let line: Int
    let test: String?
    let scenario: String?
    /// The message of the scenario, or else of the test: it names the objects that leak.
    let message: String?
    let equivalence: String?
  }

  /// A mutant that role tests or scenarios do not notice, and that is not equivalent.
  struct Unnoticed: Codable, Sendable {
    let file: String
    let line: Int
    let operation: String
    let diff: [String]
    let isNoticedByTests: Bool
    let isNoticedByScenarios: Bool
    /// The reason for which no scenario can notice it; `nil` if it is not listed.
    let reasonUnseen: String?
  }

  /// The mutants of each architecture, in the order in which they are shown.
  package let architectures: [Architecture]
  /// The modules whose sources or tests have changed since the record was made.
  package let stale: Set<String>
  /// The records that are damaged.
  package let damaged: [RecordName]

  /// Reads the records of architectures.
  ///
  /// - Parameter modules: the architectures, in the order in which they are shown; those without record are left out.
  public init(of modules: [String], in records: RecordFolder) {
    let names = modules.map { ($0, RecordName.mutants($0)) }
    architectures = names.compactMap { records.value(of: $0.1) }
    let states = names.map { ($0.0, $0.1, records.state(of: $0.1)) }
    stale = Set(states.filter { if case .stale = $0.2 { true } else { false } }.map(\.0))
    let readable = Set(architectures.map(\.module))
    damaged = states.filter { $0.2 != .missing && !readable.contains($0.0) }.map(\.1)
  }
}

extension MutantsRecord.Architecture {
  /// Creates the record of an architecture from its mutants and the cost of its tests.
  init(_ module: ModuleMutantsEntry, name: String?, costs: TestCosts) {
    let judged = module.mutants.filter { $0.outcome != .compiler && $0.equivalence == nil }
    self.module = module.architecture
    self.name = name ?? module.architecture
    counts = module.counts
    let names = Set(judged.map(\.role)).sorted()
    roles = names.map { role in .init(role, judged.filter { $0.role == role }) }
    references = module.mutants.filter { $0.reference != nil }.map(MutantsRecord.Reference.init)
    unnoticed = judged.filter { !$0.isNoticedByTests || !$0.isNoticedByScenarios }.map(MutantsRecord.Unnoticed.init)
    self.costs = MutantsRecord.Costs(
      moduleLines: costs.moduleLines,
      testLines: costs.testLines,
      doubles: costs.doubles,
      doubleLines: costs.doubleLines,
      tests: module.roleTests,
      testsWithoutUIKit: module.roleTestsWithoutUIKit
    )
  }
}

extension MutantsRecord.Role {
  fileprivate init(_ name: String, _ mutants: [MutantEntry]) {
    self.name = name
    self.mutants = mutants.count
    noticedWithoutUIKit = mutants.count { $0.isNoticedWithoutUIKit }
    noticedWithUIKit = mutants.count { $0.isNoticedByTests && !$0.isNoticedWithoutUIKit }
  }
}

extension MutantsRecord.Reference {
  fileprivate init(_ mutant: MutantEntry) {
    name = mutant.reference ?? ""
    file = mutant.file
    line = mutant.line
    test = mutant.test
    scenario = mutant.scenario
    // A private type's name has an address, which is another one in each run.
    message = (mutant.scenarioMessage ?? mutant.message)?.replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
    equivalence = mutant.equivalence
  }
}

extension MutantsRecord.Unnoticed {
  fileprivate init(_ mutant: MutantEntry) {
    file = mutant.file
    line = mutant.line
    operation = mutant.operation
    diff = mutant.diff
    isNoticedByTests = mutant.isNoticedByTests
    isNoticedByScenarios = mutant.isNoticedByScenarios
    reasonUnseen = mutant.reasonUnseen
  }
}
