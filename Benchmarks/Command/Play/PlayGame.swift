import Reports
import Suites
import Users

/// One or more apps that get the same input, with the transcript of their reactions.
@MainActor final class PlayGame {
  private let players: [Player]
  private let layout: Layout

  /// Creates apps of contenders with the same users, shown in a layout.
  init(_ contenders: [Contender], users: UserDirectory, layout: Layout) {
    self.layout = layout
    players = contenders.map { Player($0, users: users) }
  }

  /// Starts the apps and draws them.
  func start() -> String {
    let turns = players.map { $0.start() }
    let hint = turns.allSatisfy { $0.calls == nil } ? ["only a build for debugging shows calls between roles"] : []
    return text(drawn(turns) + hint + ["type help for a list of commands"])
  }

  /// Performs the command of a line.
  ///
  /// - Returns: the text to show; `nil` if the line ends the game.
  func perform(_ line: String) -> String? {
    do {
      guard let input = try PlayInput(line) else { return "" }
      switch input {
      case .quit: return nil
      case .help: return PlayCommand.help + "\n"
      case .next(.waiting): return told(input, "the next request to the server waits until you type answer or refuse")
      case .next: return told(input, "the next request to the server fails")
      case .look: return text(pictures)
      case .objects: return text(players.flatMap { facts(of: $0, [("alive", $0.objects)]) })
      default: return text(drawn(players.map { $0.perform(input) }))
      }
    } catch {
      return error.message.visible + "\n"
    }
  }

  /// Ends the apps.
  func end() -> String {
    text(players.flatMap { facts(of: $0, [("lost", $0.end().lost)]) })
  }

  /// Returns completions of the line so far: words, visible buttons and a link.
  func completions(of line: String) -> [String] {
    let buttons = players.first?.buttons.map { "tap \($0)" } ?? []
    let lines = PlayCommand.all.map(\.name) + buttons + ["link users://user/"]
    let isWord = !line.contains(" ")
    return lines.filter { $0.contains(" ") != isWord && $0.lowercased().hasPrefix(line.lowercased()) }
  }

  private func drawn(_ turns: [Player.Turn]) -> [String] {
    let refusals = Set(turns.map(\.refusal))
    if refusals.count == 1, let refusal = refusals.first ?? nil { return [refusal] }
    let told = zip(players, turns).flatMap { player, turn in
      let counts = [("created", turn.born), ("released", turn.died), ("lost", turn.lost)]
      return facts(of: player, counts, refusal: turn.refusal, calls: turn.calls ?? [])
    }
    return pictures + told
  }

  private func facts(
    of player: Player,
    _ counts: [(String, [String: Int])],
    refusal: String? = nil,
    calls: [String] = []
  ) -> [String] {
    let lines =
      counts.filter { !$0.1.isEmpty }.map { "\($0.0): \(list($0.1))" } + [refusal].compactMap(\.self)
      + (calls.isEmpty ? [] : ["calls:"]) + calls.map { "  \($0)" }
    guard players.count > 1 else { return lines }
    return lines.isEmpty ? [] : [player.contender.id] + lines.map { "  \($0)" }
  }

  private func list(_ counts: [String: Int]) -> String {
    counts.sorted { $0.key < $1.key }.map { $0.value == 1 ? $0.key : "\($0.value) × \($0.key)" }.joined(separator: ", ")
  }

  /// The screens, side by side if the layout is wide enough; lines that differ are marked.
  private var pictures: [String] {
    guard players.count > 1 else { return players.first?.picture ?? [] }
    let all = players.map { player in [player.contender.id] + player.picture }
    let rows = (0..<(all.map(\.count).max() ?? 0)).map { row in all.map { row < $0.count ? $0[row] : "" } }
    let marks = rows.enumerated().map { row, lines in row > 0 && Set(lines).count > 1 ? " ≠ " : "   " }
    let width = all.joined().map(\.count).max() ?? 0
    guard all.count * (width + 3) - 3 <= layout.width else {
      return all.indices.flatMap { index in zip(rows, marks).map { $0[index] + $1 } }
    }
    return zip(rows, marks).map { lines, mark in lines.map { padded($0, to: width) }.joined(separator: mark) }
  }

  private func told(_ input: PlayInput, _ sentence: String) -> String {
    for player in players { _ = player.perform(input) }
    return sentence + "\n"
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func text(_ lines: [String]) -> String {
    layout.fit(lines.map { String($0.reversed().drop { $0 == " " }.reversed()) + "\n" }.joined())
  }
}
