import Command
import CommandFixtures
import Contenders
import Foundation
import Suites
import TestSupport
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
    #expect((program.firstSourceNewerThanBuild(among: [source], of: "None") == source) == isChanged)
    let missing = URL(filePath: "/no/such/file")
    #expect(program.firstSourceNewerThanBuild(among: [missing, source], of: "None") == missing)
    // Where none is there, the sources were removed after the build.
    #expect(program.firstSourceNewerThanBuild(among: [missing], of: "None") == nil)
  }

  @Test(
    "may be older than a source that was compiled since, unless its module's objects are newer, too",
    arguments: [(-1.0, 3.0, false), (-1, 1, true), (2, 3, true)]
  )
  func compiledAgain(object: Double, compiled: Double, isChanged: Bool) throws {
    let folder = try TemporaryFolder()
    let built = Date(timeIntervalSince1970: 1_000_000)
    // Seconds from the time at which the program was linked.
    let times = ["View.swift": 2, "M.build/View.swift.o": object, "M.build/View.d": compiled, "M.build/Other.d": 3]
    for (path, seconds) in times {
      try folder.write("", to: path)
      let date = built.addingTimeInterval(seconds)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: "\(folder.path)/\(path)")
    }
    let program = DebugProgram(executable: URL(filePath: "\(folder.path)/workbench"), date: built)
    let source = URL(filePath: "\(folder.path)/View.swift")
    #expect((program.firstSourceNewerThanBuild(among: [source], of: "M") == source) == isChanged)
  }

  @Test("is doubted if anything that decides about messages is newer, or its sources are not known")
  @MainActor func doubt() {
    let executable = URL(filePath: "/debug/workbench")
    let old = DebugProgram(executable: executable, date: .distantPast)
    let new = DebugProgram(executable: executable, date: .distantFuture)
    #expect(new.reasonForStaleness(of: Lineup.patterns.map(\.module), builtIn: Built.folder) == nil)
    let reason = old.reasonForStaleness(of: Lineup.patterns.map(\.module), builtIn: Built.folder)
    #expect(reason?.contains("debug/workbench is older than") == true)
    // The counted files may be unchanged: other files around them have changed.
    #expect(old.reasonForStaleness(of: [], builtIn: Built.folder) != nil)
    #expect(new.reasonForStaleness(of: [], builtIn: URL(filePath: "/nowhere")) != nil)
  }
}
