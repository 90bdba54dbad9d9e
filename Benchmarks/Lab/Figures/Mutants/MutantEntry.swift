import Command
import Mutants
import Texts

/// A mutant and its outcome.
struct MutantEntry: Encodable, Sendable {
  let file: String
  let line: Int
  let column: Int
  let role: String
  let operation: String
  let diff: [String]
  let outcome: MutantResult.Outcome
  /// The test or scenario that noticed first; `nil` if none did, or if the compiler did.
  let noticedBy: String?
  /// The way in which it was noticed.
  let cause: MutantResult.Cause?
  /// The message of the compiler, or of the test or scenario that noticed first.
  let message: String?
  let isNoticedByTests: Bool
  let isNoticedByScenarios: Bool
  /// The first scenario that notices.
  let scenario: String?
  /// The message of that scenario.
  let scenarioMessage: String?
  /// The first role test that notices.
  let test: String?
  let isNoticedWithoutUIKit: Bool
  let isReached: Bool
  /// The reference that is made strong.
  let reference: String?
  /// The reason for which it behaves like the original; `nil` if it is not listed.
  let equivalence: String?
  /// The reason for which the screen does not show the difference; `nil` if it is not listed.
  let reasonUnseen: String?

  init(_ mutant: Mutant, _ result: MutantResult, equivalence: String?, reasonUnseen: String?) {
    file = mutant.file
    line = mutant.line
    column = mutant.column
    role = mutant.role
    operation = mutant.operation.rawValue
    diff = mutant.diff
    outcome = result.outcome
    noticedBy = result.first?.by
    cause = result.first?.cause
    message = result.compiler ?? result.first?.message
    isNoticedByTests = result.isNoticedByTests
    isNoticedByScenarios = result.isNoticedByScenarios
    scenario = result.scenario?.by
    scenarioMessage = result.scenario?.message
    test = (result.roleTest ?? result.screenTest)?.by
    isNoticedWithoutUIKit = result.roleTest != nil
    isReached = result.isReachedByTests || result.isReachedByScenarios
    reference = mutant.reference
    self.equivalence = equivalence
    self.reasonUnseen = reasonUnseen
  }
}

/// The mutants of an architecture.
struct ModuleMutantsEntry: Encodable, Sendable {
  let architecture: String
  let roleTests: Int
  let roleTestsWithoutUIKit: Int
  /// The median time of a test, in seconds of the processor.
  let medianTestTime: Double
  let counts: MutantCounts
  let mutants: [MutantEntry]

  init(_ module: ModuleMutants, _ equivalents: Equivalents) {
    architecture = module.module
    roleTests = module.tests
    roleTestsWithoutUIKit = module.testsWithoutUIKit
    medianTestTime = module.medianTestTime
    mutants = module.mutants.map { mutant, result in
      MutantEntry(
        mutant,
        result,
        equivalence: equivalents.reason(for: mutant, of: module.module),
        reasonUnseen: equivalents.reasonUnseen(for: mutant, of: module.module)
      )
    }
    counts = MutantCounts(mutants)
  }
}

/// The number of mutants by outcome.
struct MutantCounts: Codable, Sendable {
  let mutants: Int
  let noticedByCompiler: Int
  let noticedByRoleTests: Int
  let noticedByScreenTests: Int
  let noticedByScenariosAlone: Int
  let timedOut: Int
  let noticedByNobody: Int
  let equivalent: Int
  /// The number of mutants that only role tests can notice: the app never shows the difference.
  let unseen: Int
  /// The number of references made strong.
  let references: Int
  /// The number of these that role tests notice.
  let referencesNoticedByTests: Int
  /// The share that role tests notice, with UIKit or without, of the others that compile and are not equivalent.
  let testStrength: Double?
  /// The share that scenarios notice of the same mutants.
  let scenarioStrength: Double?
  /// The same share without the mutants that the app never shows.
  let screenStrength: Double?

  init(_ entries: [MutantEntry]) {
    func count(_ outcome: MutantResult.Outcome) -> Int { entries.count { $0.outcome == outcome } }
    mutants = entries.count
    noticedByCompiler = count(.compiler)
    noticedByRoleTests = count(.roleTest)
    noticedByScreenTests = count(.screenTest)
    noticedByScenariosAlone = count(.scenario)
    timedOut = count(.time)
    equivalent = entries.count { $0.equivalence != nil }
    unseen = entries.count { $0.reasonUnseen != nil }
    noticedByNobody = entries.count { $0.outcome == .nobody && $0.equivalence == nil }
    let compiled = entries.filter { $0.outcome != .compiler && $0.equivalence == nil }
    references = compiled.count { $0.reference != nil }
    referencesNoticedByTests = compiled.count { $0.reference != nil && $0.isNoticedByTests }
    // Objects kept alive by a strong reference are not a behaviour: these mutants have a table of their own.
    let judged = compiled.filter { $0.reference == nil }
    testStrength = Self.share(of: judged) { $0.isNoticedByTests }
    scenarioStrength = Self.share(of: judged) { $0.isNoticedByScenarios }
    screenStrength = Self.share(of: judged.filter { $0.reasonUnseen == nil }) { $0.isNoticedByScenarios }
  }

  /// The headings of the table's columns.
  static let heads = [
    "mutants", "compiler", "(a)", "(b)", "(c)", "time", "nobody", "equivalent", "unseen", "tests", "scenarios",
    "of what is seen", "references",
  ]

  /// The counts as cells of a table.
  var cells: [String] {
    let numbers = [
      mutants, noticedByCompiler, noticedByRoleTests, noticedByScreenTests, noticedByScenariosAlone, timedOut,
      noticedByNobody, equivalent, unseen,
    ]
    let shares = [testStrength, scenarioStrength, screenStrength].map(Self.percent)
    return numbers.map { "\($0)" } + shares + ["\(referencesNoticedByTests)/\(references)"]
  }

  private static func share(of entries: [MutantEntry], _ isNoticed: (MutantEntry) -> Bool) -> Double? {
    entries.isEmpty ? nil : Double(entries.count(where: isNoticed)) / Double(entries.count)
  }

  /// A share in percent, never rounded up.
  static func percent(_ share: Double?) -> String {
    share.map { "\(($0 * 1000).rounded(.down) / 10) %" } ?? TextTable.missing
  }
}
