import Testing

@testable import Drafts

@Suite("The checks")
struct MutantTests {
  @Test("The right code passes all of them", arguments: checks)
  func right(_ check: Check) throws {
    let ask: @Sendable (String) -> Void = { Issue.record("\(check): \($0)", severity: .warning) }
    try Question.$ask.withValue(ask) { try check.run(NameDraft.self) }
  }

  @Test("They look at what a draft does, and not at its type", arguments: checks)
  func sameCode(_ check: Check) {
    #expect(throws: Never.self, "a check refuses the right code in another type: it looks at the type") {
      try check.run(on: NameDraft.self)
    }
  }

  @Test("They say the same of a draft each time, whatever was checked before")
  func sameAnswer() {
    let (all, others) = (checks, checks)
    let again = all.count == others.count && zip(all, others).allSatisfy { $0.description == $1.description }
    #expect(again, "the list of checks is another one each time")
    let drafts = [any Draft.Type](repeating: NameDraft.self, count: mutants.count) + mutants
    for check in all {
      let answers = drafts.map(check.fails)
      // In an order that nobody can know.
      for index in drafts.indices.shuffled() {
        #expect(check.fails(drafts[index]) == answers[index], "\(check): another answer for the same draft")
      }
    }
  }

  @Test("Nine mutants are there")
  func all() {
    #expect(mutants.count == 9)
  }

  @Test("Somebody notices the mutant", arguments: mutants.indices)
  func mutant(_ index: Int) {
    #expect(checks.contains { $0.fails(mutants[index]) }, "nobody notices mutant \(index + 1)")
  }
}

extension Check {
  /// Tells if the check notices something.
  fileprivate func fails(_ draft: any Draft.Type) -> Bool {
    do {
      try run(on: draft)
      return false
    } catch {
      return true
    }
  }

  /// Runs the check on a draft in disguise: the type is the same for the right code and for every mutant.
  fileprivate func run(on draft: any Draft.Type) throws {
    try DisguisedDraft.$draft.withValue(draft) { try run(DisguisedDraft.self) }
  }
}

/// The draft that is checked. It shows neither its type nor what is in it.
private struct DisguisedDraft: Draft, CustomReflectable, CustomStringConvertible {
  @TaskLocal static var draft: any Draft.Type = Mutant1.self

  private var draft: any Draft

  init(name: String) { draft = Self.draft.init(name: name) }

  var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
  var description: String { "a draft" }
  var text: String {
    get { draft.text }
    set { draft.text = newValue }
  }
  var name: String { draft.name }

  mutating func renamed(to name: String) { draft.renamed(to: name) }
  func validated() throws -> String { try draft.validated() }
}
