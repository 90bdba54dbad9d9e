import Testing

@testable import Drafts

@Suite("The checks")
struct MutantTests {
  @Test("The right code passes all of them", arguments: checks)
  func right(_ check: Check) throws {
    try check.run(NameDraft.self)
  }

  @Test("Somebody notices the mutant", arguments: mutants.indices)
  func mutant(_ index: Int) {
    let noticed = checks.filter { check in
      do {
        try check.run(mutants[index])
        return false
      } catch {
        return true
      }
    }
    #expect(!noticed.isEmpty, "nobody notices mutant \(index + 1)")
  }
}
