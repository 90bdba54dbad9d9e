import Foundation
import Instruments
import Testing

@Suite("The feed in three architectures")
struct JourneyTests {
  private static var journeys: [String] {
    get throws {
      let folder = FeedProgram.folder.appending(path: "Journeys")
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".journey") }
        .sorted()
    }
  }

  /// The lines of a journey that are steps.
  private func steps(of journey: String) throws -> [String] {
    let file = FeedProgram.folder.appending(path: "Journeys/\(journey)")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
  }

  /// Does steps in all architectures, and expects the same screen after each of them.
  private func expectSameScreens(_ steps: [String]) throws {
    let runs = try FeedProgram.all.map { try $0.screens(after: steps) }
    for (program, run) in zip(FeedProgram.all, runs) {
      #expect(run.failure == nil, "\(program)")
      #expect(run.screens.count == steps.firstIndex(of: "end") ?? steps.count)
      for (step, screens) in zip(steps, zip(runs[0].screens, run.screens)) where screens.0 != screens.1 {
        Issue.record("\(program), after \"\(step)\":\n\(screens.1)\ninstead of\n\(screens.0)")
        return
      }
    }
  }

  @Test("does the steps of each journey, with the same screen after each", arguments: try journeys)
  func journey(_ name: String) throws {
    try expectSameScreens(steps(of: name))
  }

  @Test("can do the same random actions, with the same screen after each", arguments: 1...24)
  func walk(seed: Int) throws {
    let walks = FeedProgram.all.map { $0.run(["walk-part", "--seed", "\(seed)"], in: "Walk") }
    let actions = walks.map { String(decoding: $0.output, as: UTF8.self).split(separator: "\n").map(String.init) }
    #expect(walks.allSatisfy { $0.failure == nil })
    #expect(actions[0] == actions[1] && actions[0] == actions[2])
    try expectSameScreens(actions[0])
  }

  @Test("crashes in no random walk, and leaves nothing behind", arguments: FeedProgram.all)
  func walk(_ program: FeedProgram) {
    #expect(program.run(["walk", "--actions", "600"], in: "Walk").failure == nil)
  }
}
