import Suites
import Texts
import Tracing
import Users

/// One or two apps that get the same input, with the transcript of their reactions in 80 columns.
@MainActor final class PlayGame {
  private let players: [Player]
  /// Each app's reaction to the last action.
  private var turns: [Player.Turn] = []
  private var showsCalls: Bool

  /// Creates apps of contenders with the same users.
  init(_ contenders: [Contender], users: UserDirectory, showsCalls: Bool) {
    players = contenders.map { Player($0, users: users) }
    self.showsCalls = showsCalls
  }

  /// Starts the apps and draws them.
  func start() -> String {
    turns = players.map { $0.start() }
    let counts = zip(players, turns).map { player, turn in
      "\(player.contender.id): \(turn.born.values.reduce(0, +)) objects"
    }
    let hint = "type objects for a list of them, help for a list of commands"
    return text(counts + facts { [("lost", $0.lost)] } + (showsCalls ? calls : []) + [hint] + screens)
  }

  /// Performs the command of a line.
  ///
  /// - Returns: the text to show; `nil` if the line ends the game.
  func perform(_ line: String) -> String? {
    do {
      guard let input = try PlayInput(line) else { return "" }
      return input == .quit ? nil : text(try lines(after: input))
    } catch {
      return text([error.message])
    }
  }

  /// Ends the apps.
  func end() -> String {
    turns = players.map { $0.end() }
    return text(facts { [("lost", $0.lost)] })
  }

  /// Returns completions of the line so far: words, visible buttons, screens and a link.
  func completions(of line: String) -> [String] {
    let isWord = !line.contains(" ")
    let lines =
      PlayCommand.all.map(\.name) + PlayCommand.all.filter(\.isFixed).map(\.usage)
      + (players.first?.buttons.map { "tap \($0)" } ?? []) + players.map { "screen \($0.contender.id)" }
      + ["link users://user/"]
    return Set(lines.filter { $0.contains(" ") != isWord && $0.lowercased().hasPrefix(line.lowercased()) }).sorted()
  }

  /// Performs an input; the screens come last, where a room sees them.
  private func lines(after input: PlayInput) throws(PlayFailure) -> [String] {
    switch input {
    case .help: return PlayCommand.help
    case .look: return screens
    case .screen(let name): return try screen(name).lines
    case .objects: return players.map { "\($0.contender.id) alive: \(list($0.objects))" }
    case .calls:
      try requireCalls()
      return calls
    case .showCalls(let shows):
      try requireCalls()
      showsCalls = shows
      return ["calls are \(shows ? "shown after every action" : "hidden")"]
    case .next(let outcome):
      for player in players { _ = player.perform(input) }
      let fate = outcome == .failure ? "fails" : "waits until you type answer or refuse"
      return ["the next request to the server \(fate)"]
    default: return act(input)
    }
  }

  private func act(_ input: PlayInput) -> [String] {
    turns = players.map { $0.perform(input) }
    let refusals = turns.map(\.refusal)
    if let refusal = refusals[0], Set(refusals).count == 1 { return [refusal] }
    let changes = facts { [("created", $0.born), ("released", $0.died), ("lost", $0.lost)] }
    let refused = zip(players, refusals).flatMap { player, refusal in
      refusal.map { ["\(player.contender.id): \($0)"] } ?? []
    }
    return changes + refused + (showsCalls ? calls : []) + screens
  }

  private func screen(_ name: String) throws(PlayFailure) -> PlayScreen {
    guard let player = players.first(where: { $0.contender.isNamed(name) }) else {
      let names = players.map(\.contender.id).joined(separator: ", ")
      throw PlayFailure("there is no app \"\(name)\" here; there are: \(names)")
    }
    return player.screen
  }

  private func requireCalls() throws(PlayFailure) {
    if !Tracer.isBuiltIn { throw PlayFailure(TraceFailure.notBuiltIn.text) }
  }

  /// The calls of the last action.
  private var calls: [String] {
    zip(players, turns).flatMap { player, turn in
      let heading = "\(player.contender.id) calls:" + (turn.calls.isEmpty ? " none" : "")
      return [heading] + turn.calls.map { "  \($0)" }
    }
  }

  /// Returns a line for each app and each kind of counts of the last action that there are.
  private func facts(_ counts: (Player.Turn) -> [(String, [String: Int])]) -> [String] {
    zip(players, turns).flatMap { player, turn in
      counts(turn).filter { !$0.1.isEmpty }.map { "\(player.contender.id) \($0.0): \(list($0.1))" }
    }
  }

  private func list(_ counts: [String: Int]) -> String {
    counts.sorted { $0.key < $1.key }.map { $0.value == 1 ? $0.key : "\($0.value) × \($0.key)" }.joined(separator: ", ")
  }

  private var screens: [String] { PlayScreen.sideBySide(players.map(\.screen)) }

  /// Returns lines as they are shown: without control characters, and none longer than 80 columns.
  private func text(_ lines: [String]) -> String {
    let layout = Layout(width: Layout.usualWidth)
    return layout.fit(lines.map { String($0.visible.reversed().drop { $0 == " " }.reversed()) + "\n" }.joined())
  }
}
