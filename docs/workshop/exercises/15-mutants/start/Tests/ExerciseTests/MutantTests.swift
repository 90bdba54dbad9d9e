import Testing

@testable import Drafts

@Suite("The checks")
struct MutantTests {
  @Test("The right code passes all of them", arguments: checks)
  func right(_ check: Check) throws {
    try check.run(NameDraft.self)
  }

  @Test("They look at what a draft does, and not at its type", arguments: checks)
  func sameCode(_ check: Check) {
    #expect(throws: Never.self, "a check refuses the right code in another type: it looks at the type") {
      try check.run(SameDraft.self)
    }
  }

  @Test("Nine mutants are there")
  func all() {
    #expect(mutants.count == 9)
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

/// The correct code in another type.
private struct SameDraft: Draft {
  private var draft: NameDraft

  init(name: String) { draft = NameDraft(name: name) }

  var text: String {
    get { draft.text }
    set { draft.text = newValue }
  }
  var name: String { draft.name }

  mutating func renamed(to name: String) { draft.renamed(to: name) }
  func validated() throws -> String { try draft.validated() }
}
