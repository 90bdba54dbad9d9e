import CommandFixtures
import Contenders
import Suites
import Testing

/// The turns of a game that follows a script: what is shown at the start and after each line.
struct PlayTurns {
  /// The text at the start.
  let start: String
  /// The lines and the texts after them, in their order.
  let turns: [(line: String, text: String)]

  /// Plays a script.
  ///
  /// - Parameter words: the words of the command after `play`.
  @MainActor init(_ lines: [String], _ words: [String], lineup: [Contender] = Lineup.compared) async throws {
    let file = try TemporaryFile(lines.joined(separator: "\n"))
    let run = await CommandRun(["play"] + words + ["--script", file.path], lineup: lineup)
    #expect(run.code == 0, "\(run)")
    let parts = run.output.dropLast().split(separator: "\n> ")
    start = "\(parts[0])\n"
    turns = parts.dropFirst().map { part in
      let line = part.prefix { $0 != "\n" }
      return (String(line), part.count > line.count ? "\(part.dropFirst(line.count + 1))\n" : "")
    }
  }

  /// The text after the last turn with a line.
  subscript(line: String) -> String? { turns.last { $0.line == line }?.text }
}
