import Foundation
import Reports
import Suites

/// The app in a terminal, with one line for what a finger would do.
struct PlayVerb: Verb {
  static let name = "play"
  static let summary = "play the app in a terminal; two names: two apps side by side, with the same input"
  static let names: [Name] = [.contenders]
  static let options: [Option] = [.pattern, .script, .source, .users, .timeout, .seed]
  static let meanings: [Option: String] = [.pattern: "the same as a NAME", .seed: "decides the generated users"]
  static let example = "play MVP VIPER --users 5"

  private let contenders: [Contender]
  private let users: UsersInput
  private let script: String?

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    let names = arguments.contenderNames
    guard (1...2).contains(names.count) else {
      throw .usage("play: one name is expected, or two, such as: workbench play MVP VIPER")
    }
    contenders = try names.map { name throws(CommandFailure) in try arguments.contender(name, among: lineup) }
    users = try UsersInput(arguments)
    script = arguments.value(of: .script)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let lines = try script.map { path throws(CommandFailure) in try Self.lines(of: path) }
    let game = PlayGame(contenders, users: try await users.read(), layout: Layout(width: console.width))
    try console.write(game.start())
    if let lines {
      try play(game, on: console, following: lines)
    } else if let terminal = Terminal() {
      try play(game, on: console, at: terminal)
    } else {
      try play(game, on: console, following: AnyIterator { readLine() })
    }
    try console.write(game.end())
    return .fine
  }

  private func play(_ game: PlayGame, on console: any Console, following lines: some Sequence<String>)
    throws(CommandFailure)
  {
    for line in lines {
      try console.write("> \(line.visible)\n")
      guard let text = game.perform(line) else { return }
      try console.write(text)
    }
  }

  private func play(_ game: PlayGame, on console: any Console, at terminal: Terminal) throws(CommandFailure) {
    defer { terminal.close() }
    var editor = LineEditor()
    var answer = ""
    while let line = try terminal.line(
      after: answer,
      prompt: "> ",
      in: &editor,
      completions: game.completions,
      write: { text throws(CommandFailure) in try console.write(text) }
    ) {
      guard let text = game.perform(line) else { return }
      answer = text
    }
  }

  private static func lines(of path: String) throws(CommandFailure) -> [String] {
    do {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        .filter { !$0.allSatisfy(\.isWhitespace) }
    } catch {
      throw CommandFailure(.noInput, "--script \(path): \(error.localizedDescription)")
    }
  }
}
