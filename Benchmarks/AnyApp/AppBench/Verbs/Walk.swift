import Foundation
import Instruments
import Processes
import SeededRandom
import Texts

/// Random actions on an app, each app in a process of its own, so that a crash is the end of one app alone.
@MainActor struct Walk {
  let app: BenchApp

  func run(_ arguments: AppArguments) throws {
    var arguments = arguments
    let actions = try arguments.takeNumber(of: "--actions") ?? 1000
    let seed = try arguments.takeNumber(of: "--seed") ?? 1
    let limits = try arguments.takeLimits()
    try arguments.end()
    let walk = RandomWalk { actions in outcome(of: ["--script"], input: actions, limits) }
    let found = walk.failures(within: actions) { part in outcome(of: ["--seed", "\(seed &+ part)"], input: [], limits) }
    for (failure, shortest) in found.failures {
      Screens.show("\(failure)\nThe fewest actions that do the same:")
      for action in shortest { Screens.show("  \(action)") }
    }
    let summary = "\(found.actions) actions in \(found.apps) apps"
    guard found.failures.isEmpty else { throw AppFailure("walk: \(summary); found: \(found.failures.count)") }
    print("\(summary): nothing crashed, nothing was left behind")
  }

  /// Does one app's part of a walk: random actions, or those of a script from standard input.
  func runPart(_ arguments: AppArguments) throws {
    var arguments = arguments
    let isScript = arguments.takeFlag("--script")
    let seed = try arguments.takeNumber(of: "--seed") ?? 1
    try arguments.end()
    // An app that never comes to rest is ended.
    alarm(UInt32(RandomWalk.limitOfAnApp))
    try app.prepare()
    let running = try app.launch(answersAtOnce: false)
    var seen = SeenControllers()
    seen.note(running.window)
    var random = SplitMix64(seed: UInt64(seed))
    let length = Int.random(in: 1...RandomWalk.actionsOfAnApp, using: &random)
    var count = 0
    func next() -> AppAction? {
      if isScript { return readLine().flatMap { AppAction($0) } }
      count += 1
      // At last the app ends, and what it waits for arrives.
      if count == length { return .end }
      if count > length + 3 { return nil }
      return running.possibleActions(typing: ["", "1", "Ada"]).randomElement(using: &random)
    }
    while let action = next() {
      // Not buffered: it has to be out before a crash.
      FileHandle.standardOutput.write(Data("\(action)\n".utf8))
      // Of a shortened script some actions may be impossible: then nothing happens.
      try? running.perform(action)
      seen.note(running.window)
    }
    let left = seen.left(by: running.window)
    if !left.isEmpty { print("left behind: \(left.joined(separator: ", "))") }
  }

  private func outcome(of words: [String], input: [String], _ limits: ProgramLimits) -> RandomWalk.Outcome {
    let run = LineupEntry(app).run(["walk-part"] + words, input: input, quiet: true, limits: limits)
    let lines = run.text.lines.map(String.init)
    let left = lines.first { $0.hasPrefix("left behind: ") }
    // An address is another one in each run.
    let hangs = run.end == .signal(SIGALRM) ? "the app has not come to rest within \(RandomWalk.limitOfAnApp) s" : nil
    let failure = hangs ?? run.failure?.replacing(#/0x[0-9a-f]+/#, with: "…") ?? left
    return RandomWalk.Outcome(begun: lines.filter { AppAction($0) != nil }, failure: failure)
  }
}
