import Foundation
import Reports
import Suites

/// Plays the app in a terminal: each line stands for one action of a finger.
struct PlayVerb: Verb {
  static let name = "play"
  static let summary = "play the app in a terminal; with two names, two apps side by side get the same input"
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
    // Created first: text that a person types meanwhile waits for the prompt.
    let terminal = script == nil ? Terminal() : nil
    defer { terminal?.close() }
    let game = PlayGame(contenders, users: try await users.read(), layout: Layout(width: console.width))
    try console.write(game.start())
    if let lines {
      try play(game, on: console, following: lines)
    } else if let terminal {
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

  /// The lines of a file or a pipe that are not empty.
  private static func lines(of path: String) throws(CommandFailure) -> [String] {
    if path.isEmpty { throw .usage("--script: the name of the file is empty") }
    let data: Data
    do {
      data = try FileHandle(forReadingFrom: URL(filePath: path)).read(upToCount: longestScript + 1) ?? Data()
    } catch {
      throw CommandFailure(.noInput, "--script \(path): cannot be read (\(SystemReason.of(error)))")
    }
    guard data.count <= longestScript else {
      throw CommandFailure(.badData, "--script \(path): it has more than \(longestScript) bytes, which no script needs")
    }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return try lines.enumerated().map { number, bytes throws(CommandFailure) in
      guard let line = String(validating: bytes, as: UTF8.self) else {
        throw CommandFailure(.badData, "--script \(path), line \(number + 1): this is not UTF-8")
      }
      return line.last?.isNewline == true ? String(line.dropLast()) : line
    }.filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// The greatest size of a script, in bytes.
  private static let longestScript = 1_048_576
}
