import Foundation
import HeadlessUIKit
import Instruments
import SeededRandom
public import UIKit

/// The program of an adopted app.
///
///     AppProgram(interfaces: folder, registerClasses, makeApplicationDelegate).run()
@MainActor public struct AppProgram {
  private let interfaces: URL
  private let registerClasses: @MainActor () -> Void
  private let makeDelegate: @MainActor () -> any UIApplicationDelegate

  /// Prepares the program of an app.
  ///
  /// - Parameters:
  ///   - interfaces: the folder of the originals, with nibs, storyboards and `Info.plist`.
  ///   - registerClasses: the function that the adapted sources have.
  ///   - makeDelegate: the function that they have for the app's delegate.
  public init(
    interfaces: URL,
    _ registerClasses: @escaping @MainActor () -> Void,
    _ makeDelegate: @escaping @MainActor () -> any UIApplicationDelegate
  ) {
    self.interfaces = interfaces
    self.registerClasses = registerClasses
    self.makeDelegate = makeDelegate
  }

  /// Does what the command line says, and returns the exit code.
  public func run(_ words: [String] = Array(CommandLine.arguments.dropFirst())) -> Int32 {
    do {
      switch words.first {
      case nil, "play": try play()
      case "journey": try runJourneys(Array(words.dropFirst()))
      case "walk": try walk(Array(words.dropFirst()))
      case "walk-part": try walkPart(Array(words.dropFirst()))
      default:
        print(Self.help)
        return words.first == "help" || words.first == "--help" ? 0 : 64
      }
      return 0
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return 1
    }
  }

  private static let help = """
    play               shows the app; each line that is typed is an action
    journey FILE...    does the actions of each file in a new app, and says whether they hold
    walk [--actions N] [--seed S]
                       does random actions, 1000 unless given, and shrinks what crashes or is left behind

    Actions: tap NAME · type FIELD TEXT · row N · accessory N · delete N · back · answer FILE · fail · wait SECONDS ·
    end · expect TEXT · screen · background · foreground · memory warning · open URL · continue URL. Of a later section a row is written SECTION.ROW, both from 0. A field with spaces in its name
    stands between quotes. Requests that the file answers.txt names are answered at once: a line for each, with a part of
    the address and a file.
    """

  private func start(answersAtOnce: Bool = true) throws -> RunningApp {
    try InterfaceFiles.use(interfaces)
    registerClasses()
    let files = AnswerFiles(in: URL(filePath: FileManager.default.currentDirectoryPath))
    if answersAtOnce {
      Network.shared.answers = { request in
        files.file(for: request).flatMap { try? files.content(of: $0) }.map { Network.Answer(body: $0) }
      }
    }
    return try RunningApp(makeDelegate, answers: files)
  }

  private func play() throws {
    let app = try start()
    print(app.picture)
    while let line = readLine() {
      guard let action = AppAction(line.trimmingCharacters(in: .whitespaces)) else {
        print(Self.help)
        continue
      }
      do {
        try app.perform(action)
        if action != .screen { print(app.picture) }
      } catch {
        print(error)
      }
    }
  }

  private func runJourneys(_ files: [String]) throws {
    guard let file = files.first else { throw AppFailure("journey: a file is expected") }
    if files.count > 1 {
      let failures = files.compactMap { file in
        let run = ProgramRun(Self.program, ["journey", file], name: "journey \(file)")
        print(String(decoding: run.output, as: UTF8.self), terminator: "")
        return run.failure
      }
      if let failure = failures.first { throw AppFailure("\(failures.count) of \(files.count) fail; \(failure)") }
      return
    }
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw AppFailure("\(file): it cannot be read")
    }
    let journey = try Journey(text, named: file)
    let app = try start()
    for (line, action) in journey.steps {
      do {
        try app.perform(action)
      } catch {
        throw AppFailure("\(file):\(line): \(action): \(error)")
      }
    }
    print("\(file): \(journey.steps.count) steps hold")
  }

  private static let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
}

extension AppProgram {
  /// Walks: each app in a process of its own, so that a crash is the end of one app alone.
  fileprivate func walk(_ words: [String]) throws {
    let actions = try Self.number(after: "--actions", in: words) ?? 1000
    let seed = try Self.number(after: "--seed", in: words) ?? 1
    let walk = RandomWalk { actions in Self.outcome(of: ["--script"], input: actions) }
    let found = walk.failures(within: actions) { part in Self.outcome(of: ["--seed", "\(seed &+ part)"], input: []) }
    for (failure, shortest) in found.failures {
      print("\(failure)\nThe fewest actions that do the same:")
      for action in shortest { print("  \(action)") }
    }
    let summary = "\(found.actions) actions in \(found.apps) apps"
    guard found.failures.isEmpty else { throw AppFailure("walk: \(summary); found: \(found.failures.count)") }
    print("\(summary): nothing crashed, nothing was left behind")
  }

  /// One app's part of a walk: random actions, or those of a script from standard input.
  fileprivate func walkPart(_ words: [String]) throws {
    // An app that never comes to rest is ended.
    alarm(UInt32(RandomWalk.limitOfAnApp))
    let app = try start(answersAtOnce: false)
    var seen = SeenControllers()
    seen.note(app.window)
    var random = SplitMix64(seed: UInt64(try Self.number(after: "--seed", in: words) ?? 1))
    let isScript = words.contains("--script")
    let length = Int.random(in: 1...RandomWalk.actionsOfAnApp, using: &random)
    var count = 0
    func next() -> AppAction? {
      if isScript { return readLine().flatMap { AppAction($0) } }
      count += 1
      // At last the app ends, and what it waits for arrives.
      if count == length { return .end }
      if count > length + 3 { return nil }
      return app.possibleActions(typing: ["", "1", "Ada"]).randomElement(using: &random)
    }
    while let action = next() {
      // Not buffered: it has to be out before a crash.
      FileHandle.standardOutput.write(Data("\(action)\n".utf8))
      // Of a shortened script some actions may be impossible: then nothing happens.
      try? app.perform(action)
      seen.note(app.window)
    }
    let left = seen.left(by: app.window)
    if !left.isEmpty { print("left behind: \(left.joined(separator: ", "))") }
  }

  private static func outcome(of words: [String], input: [String]) -> RandomWalk.Outcome {
    let run = ProgramRun(
      program,
      ["walk-part"] + words,
      input: Data(input.map { "\($0)\n" }.joined().utf8),
      environment: ["SWIFT_BACKTRACE": "enable=no"],
      name: "walk"
    )
    let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n").map(String.init)
    let left = lines.first { $0.hasPrefix("left behind: ") }
    // An address is another one in each run.
    let hangs = run.signal == SIGALRM ? "the app has not come to rest within \(RandomWalk.limitOfAnApp) s" : nil
    let failure = hangs ?? run.failure?.replacing(#/0x[0-9a-f]+/#, with: "…") ?? left
    return RandomWalk.Outcome(begun: lines.filter { AppAction($0) != nil }, failure: failure)
  }

  private static func number(after option: String, in words: [String]) throws -> Int? {
    guard let index = words.firstIndex(of: option) else { return nil }
    guard index + 1 < words.count, let number = Int(words[index + 1]), number > 0 else {
      throw AppFailure("\(option): a number is expected")
    }
    return number
  }
}
