import CommandFixtures
import TestSupport
import Testing

@Suite("Every command of the lab that is printed works", .serialized, .long())
@MainActor struct LabPrintedCommandTests {
  @Test(
    "in the documents, and how many there are at least",
    arguments: [
      ("README.md", 2), ("docs/patterns/variants.md", 4), ("docs/FIDELITY.md", 1), ("docs/workshop/README.md", 1),
      ("docs/workshop/exercises/1-cycle/exercise.md", 1), ("Benchmarks/Lab/AsPublished/README.md", 3),
    ]
  )
  func documents(_ document: String, _ least: Int) async throws {
    try await PrintedCommand.expectToWork(in: document, of: "lab", least: least)
  }
}
