import Mutants

/// A mutant and what became of it.
struct MutantEntry: Encodable, Sendable {
  let file: String
  let line: Int
  let column: Int
  let role: String
  let operation: String
  let diff: [String]
  let outcome: MutantResult.Outcome
  /// Who noticed first; `nil` if nobody did, or the compiler.
  let noticedBy: String?
  /// How that was noticed.
  let cause: MutantResult.Cause?
  /// What was said of it.
  let message: String?
  let isNoticedByTests: Bool
  let isNoticedByScenarios: Bool
  /// The first scenario that notices.
  let scenario: String?
  /// What that said.
  let scenarioMessage: String?
  /// The first role test that notices.
  let test: String?
  let isNoticedWithoutUIKit: Bool
  let isReached: Bool
  /// The reference that is made strong.
  let reference: String?
  /// Why nobody can tell it from the original; `nil` if it is not listed.
  let equivalence: String?
  /// Why nobody who sees the screen alone can tell it from the original; `nil` if it is not listed.
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
  /// Stands for the sources and tests that this was found of.
  let inputs: String
  let roleTests: Int
  let roleTestsWithoutUIKit: Int
  /// In seconds of the processor.
  let medianTestTime: Double
  let counts: MutantCounts
  let mutants: [MutantEntry]

  init(_ module: ModuleMutants, _ equivalents: Equivalents) {
    architecture = module.module
    inputs = module.inputs
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
