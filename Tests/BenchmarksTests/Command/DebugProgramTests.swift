import Command
import Foundation
import Testing

@Suite("A build for debugging")
struct DebugProgramTests {
  @Test("answers only for sources that have not changed since, and are there", arguments: [(-60, false), (60, true)])
  func changed(_ seconds: Double, _ isChanged: Bool) throws {
    let file = try TemporaryFile(name: "View.swift")
    let source = URL(filePath: file.path)
    let written = try #require(
      try source.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    )
    let program = DebugProgram(executable: source, date: written.addingTimeInterval(-seconds))
    #expect((program.sourceChangedSince(among: [source]) == source) == isChanged)
    #expect(program.sourceChangedSince(among: [URL(filePath: "/no/such/file")]) != nil)
  }
}
