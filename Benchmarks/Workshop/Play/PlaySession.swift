import Texts

/// A game and its lines: those of a script, then those that a person types.
@MainActor final class PlaySession {
  private let game: PlayGame
  private let console: any Console
  /// The terminal in which a person types; without one, lines are read from standard input.
  private let terminal: Terminal?
  private var editor = LineEditor()

  init(_ game: PlayGame, on console: any Console, at terminal: Terminal?) {
    self.game = game
    self.console = console
    self.terminal = terminal
  }

  /// Performs the lines of a script.
  ///
  /// - Returns: false if one of them ends the game.
  func follow(_ script: [String]) throws(CommandFailure) -> Bool {
    for line in script {
      try echo(line)
      guard let answer = game.perform(line) else { return false }
      try console.write(answer)
    }
    return true
  }

  /// Performs what is typed, until a line or the end of input ends the game.
  ///
  /// - Parameter steps: the lines of a script; each empty line that is typed performs the next of them.
  func converse(steps: [String]? = nil) throws(CommandFailure) {
    var rest = steps?[...] ?? []
    var answer = ""
    while let typed = try line(after: answer) {
      let isEmpty = typed.allSatisfy(\.isWhitespace)
      let step = isEmpty ? rest.popFirst() : nil
      if step != nil || terminal == nil { try echo(step ?? typed) }
      guard let text = game.perform(step ?? typed) else { return }
      answer = isEmpty && step == nil && steps != nil ? "the script has ended; type help for a list\n" : text
    }
  }

  private func line(after answer: String) throws(CommandFailure) -> String? {
    guard let terminal else {
      try console.write(answer)
      return readLine()
    }
    return try terminal.line(
      after: answer,
      prompt: Self.prompt,
      in: &editor,
      completions: game.completions,
      write: { [console] text throws(CommandFailure) in try console.write(text) }
    )
  }

  private func echo(_ line: String) throws(CommandFailure) {
    try console.write("\(Self.prompt)\(line.visible)\n")
  }

  private static let prompt = "> "
}
