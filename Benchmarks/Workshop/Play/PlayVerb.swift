import Foundation
import Suites
import Texts
import Tracing

/// Plays the app in a terminal: each line stands for one action of a finger.
struct PlayVerb: Verb {
  static let name = "play"
  static let summary = "play the app in a terminal; with two names, two apps at once"
  static let names: [Name] = [.oneOrTwoContenders]
  static let options: [Option] = [
    .pattern, .script, .step, .calls, .source, .at, .nameKey, .username, .users, .timeout, .seed,
  ]
  static let meanings: [Option: String] = [.pattern: "the same as a NAME", .seed: "decides the generated users"]
  static let example = "play MVP VIPER --users 5"

  private let contenders: [Contender]
  private let users: UsersInput
  private let script: String?
  private let steps: Bool
  private let showsCalls: Bool

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    let names = arguments.contenderNames
    guard (1...2).contains(names.count) else {
      throw .usage("play: one name is expected, or two, such as: workbench play MVP VIPER")
    }
    contenders = try names.map { name throws(CommandFailure) in try arguments.contender(name, among: lineup) }
    users = try UsersInput(arguments)
    script = arguments.value(of: .script)
    steps = arguments.has(.step)
    showsCalls = arguments.has(.calls)
    if steps, script == nil { throw .usage("play: --step needs a script: --script PATH --step") }
    if showsCalls, !Tracer.isBuiltIn {
      let command = arguments.program.builtForDebugging(arguments.words)
      throw CommandFailure(.unavailable, "\(TraceFailure.notBuiltIn.text); run: \(command)")
    }
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let lines = try script.map { path throws(CommandFailure) in try Self.lines(of: path) } ?? []
    let isTyped = script == nil || steps
    // Created first: text that a person types meanwhile waits for the prompt.
    let terminal = isTyped || console.isInteractive ? Terminal() : nil
    defer { terminal?.close() }
    let game = PlayGame(contenders, users: try await users.read(on: console), showsCalls: showsCalls)
    let session = PlaySession(game, on: console, at: terminal)
    try console.write((steps ? "press Return for the next line of the script\n" : "") + game.start())
    if steps {
      try session.converse(steps: lines)
    } else if try session.follow(lines), isTyped || terminal != nil {
      try session.converse()
    }
    try console.write(game.end())
    return .fine
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
    guard let text = try? TextFile.text(of: data) else {
      let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let broken = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
      throw CommandFailure(.badData, "--script \(path), line \(broken + 1): this is not UTF-8")
    }
    let lines = text.lines.map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
    if lines.isEmpty { throw CommandFailure(.badData, "--script \(path), line 1: no line is an action") }
    return lines
  }

  /// The greatest size of a script, in bytes.
  private static let longestScript = 1_048_576
}
