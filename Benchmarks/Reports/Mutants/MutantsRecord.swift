public import Foundation
import Mutants

/// What was found of the mutants of all architectures, kept in the package: what the page about testing is made of.
public struct MutantsRecord: Codable, Sendable {
  /// What was found of one architecture.
  struct Architecture: Codable, Sendable {
    let module: String
    let name: String
    /// Stands for its sources and role tests; see `PackageTree`.
    let inputs: String
    let counts: MutantCounts
    let roles: [Role]
    let references: [Reference]
    let unnoticed: [Unnoticed]
    let costs: Costs
  }

  /// What role tests cost.
  struct Costs: Codable, Sendable {
    let moduleLines: Int
    let testLines: Int
    let doubles: Int
    let doubleLines: Int
    let tests: Int
    let testsWithoutUIKit: Int
    /// The median time of a test, in microseconds of the processor.
    let medianTime: Int
  }

  /// The mutants of a role that compile and are not equivalent, and how many of them role tests notice.
  struct Role: Codable, Sendable {
    let name: String
    let mutants: Int
    let noticedWithoutUIKit: Int
    let noticedWithUIKit: Int
  }

  /// A weak or unowned reference, and who notices if it is strong.
  struct Reference: Codable, Sendable {
    let name: String
    let file: String
    let line: Int
    let test: String?
    let scenario: String?
    /// What leaks: what a scenario, or else a test, said.
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
    /// Why no scenario can; `nil` if one could.
    let reasonUnseen: String?
  }

  /// Where it is kept, below the package's folder.
  public static let path = "Benchmarks/Mutants/record.json"

  let architectures: [Architecture]

  /// The sources and tests that it was found of, by module.
  public var inputs: [String: String] {
    Dictionary(architectures.map { ($0.module, $0.inputs) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads what is kept in a package; `nil` if nothing is.
  public init?(root: URL) {
    guard let data = try? Data(contentsOf: root.appending(path: Self.path)),
      let record = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = record
  }

  /// Makes it of what was found.
  ///
  /// - Parameter costs: by module.
  init(_ modules: [ModuleMutantsEntry], names: [String: String], costs: [String: TestCosts]) {
    architectures = modules.compactMap { module in
      costs[module.architecture].map { Architecture(module, name: names[module.architecture], costs: $0) }
    }
  }

  /// As it is kept.
  public var text: String { (try? JSONText.of(self)) ?? "" }
}

extension MutantsRecord.Architecture {
  fileprivate init(_ module: ModuleMutantsEntry, name: String?, costs: TestCosts) {
    let judged = module.mutants.filter { $0.outcome != .compiler && $0.equivalence == nil }
    self.module = module.architecture
    self.name = name ?? module.architecture
    inputs = module.inputs
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
      testsWithoutUIKit: module.roleTestsWithoutUIKit,
      medianTime: Int((module.medianTestTime * 1_000_000).rounded())
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
    message = mutant.scenarioMessage ?? mutant.message
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
