public import Foundation
import Mutants

/// The mutants of architectures, as the page's file of mutants has them.
public struct KnownMutants: Sendable {
  /// The file, in the package.
  public static let path = "Benchmarks/Facts/Page/mutants.json"

  /// The mutants of one architecture.
  public struct Architecture: Codable, Sendable {
    /// The module.
    public let module: String
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
  public let architectures: [Architecture]

  /// Enters the mutants of architectures.
  public init(_ architectures: [Architecture]) {
    self.architectures = architectures
  }

  /// Reads the file.
  ///
  /// - Throws: `DecodingError` if it is damaged.
  public init(_ data: Data) throws {
    architectures = try JSONDecoder().decode(Document.self, from: data).architectures
  }

  private struct Document: Decodable {
    let architectures: [Architecture]
  }
}

extension KnownMutants: Encodable {
  private enum CodingKeys: CodingKey { case architectures, facts }

  /// Writes the mutants, and the figures of the page's first table.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(architectures, forKey: .architectures)
    try container.encode(facts, forKey: .facts)
  }
}

extension KnownMutants.Architecture {
  /// Creates the record of an architecture from its mutants and the cost of its tests.
  init(_ module: ModuleMutantsEntry, name: String?, costs: TestCosts) {
    let judged = module.mutants.filter { $0.outcome != .compiler && $0.equivalence == nil }
    self.module = module.architecture
    self.name = name ?? module.architecture
    counts = module.counts
    let names = Set(judged.map(\.role)).sorted()
    roles = names.map { role in .init(role, judged.filter { $0.role == role }) }
    references = module.mutants.filter { $0.reference != nil }.map(KnownMutants.Reference.init)
    unnoticed = judged.filter { !$0.isNoticedByTests || !$0.isNoticedByScenarios }.map(KnownMutants.Unnoticed.init)
    self.costs = KnownMutants.Costs(
      moduleLines: costs.moduleLines,
      testLines: costs.testLines,
      doubles: costs.doubles,
      doubleLines: costs.doubleLines,
      tests: module.roleTests,
      testsWithoutUIKit: module.roleTestsWithoutUIKit
    )
  }
}

extension KnownMutants.Role {
  fileprivate init(_ name: String, _ mutants: [MutantEntry]) {
    self.name = name
    self.mutants = mutants.count
    noticedWithoutUIKit = mutants.count { $0.isNoticedWithoutUIKit }
    noticedWithUIKit = mutants.count { $0.isNoticedByTests && !$0.isNoticedWithoutUIKit }
  }
}

extension KnownMutants.Reference {
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

extension KnownMutants.Unnoticed {
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
