import Foundation
import Testing

@Suite("The feed in three architectures")
struct FeedTests {
  private static var journeys: [String] {
    get throws {
      let folder = FeedProgram.folder.appending(path: "Journeys")
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".journey") }
        .sorted()
    }
  }

  /// Expects the same screens in all architectures, after each step of a journey.
  private func compare(_ journey: String) {
    let (lines, failure) = FeedProgram.run(["compare", journey], in: "Journeys")
    #expect(failure == nil, "\(lines.joined(separator: "\n"))")
    #expect(lines.filter { $0.hasSuffix(": the same") }.count == 2)
  }

  @Test("does the steps of each journey, with the same screen after each", arguments: try journeys)
  func journey(_ name: String) {
    for program in FeedProgram.all { #expect(program.run(["journey", name], in: "Journeys").failure == nil) }
    compare(name)
  }

  @Test("can do the same random actions, with the same screen after each", arguments: 1...24)
  func walk(seed: Int) throws {
    let walks = FeedProgram.all.map { $0.run(["walk-part", "--seed", "\(seed)"], in: "Answered") }
    for (program, walk) in zip(FeedProgram.all, walks) {
      #expect(walk.failure == nil && walk.lines == walks[0].lines, "\(program)")
    }
    let file = FileManager.default.temporaryDirectory.appending(path: "feed-\(UUID()).journey")
    defer { try? FileManager.default.removeItem(at: file) }
    // From the folder in which requests wait until they are answered.
    let actions = walks[0].lines.map { $0.replacing("answer ../Journeys/", with: "answer ") }
    try Data(actions.joined(separator: "\n").utf8).write(to: file)
    compare(file.path)
  }

  @Test("crashes in no random walk, and leaves nothing behind", arguments: FeedProgram.all)
  func walk(_ program: FeedProgram) {
    let (lines, failure) = program.run(["walk", "--actions", "600"], in: "Answered")
    #expect(failure == nil, "\(lines.joined(separator: "\n"))")
  }

  #if os(Linux) && arch(x86_64)
    @Test(
      "keeps no object that nobody needs: after visits of every screen, and after ends with requests under way",
      arguments: FeedProgram.all,
      [("Answered", "visit.journey"), ("Journeys", "end.journey")]
    )
    func leaks(_ program: FeedProgram, _ journey: (folder: String, file: String)) {
      let (lines, failure) = program.run(["leaks", journey.file], in: journey.folder, program: "feed-probe")
      #expect(failure == nil, "\(lines.joined(separator: "\n"))")
    }
  #endif
}
