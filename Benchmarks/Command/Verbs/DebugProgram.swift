import Foundation
import Twin

/// The same command built for debugging, which lies beside a release build and can do what only it can.
package struct DebugProgram {
  private let executable: URL
  /// When it was built.
  let date: Date

  /// The program at a place, built at a time.
  package init(executable: URL, date: Date) {
    self.executable = executable
    self.date = date
  }

  /// The program, if it was built.
  static func locate() -> DebugProgram? {
    let folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
    guard let executable = folder?.deletingLastPathComponent().appending(path: "debug/workbench"),
      let date = try? executable.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    else { return nil }
    return DebugProgram(executable: executable, date: date)
  }

  /// The first of some sources that has changed since the program was built; `nil` if none has.
  package func sourceChangedSince(among sources: [URL]) -> URL? {
    sources.first { source in
      let values = try? source.resourceValues(forKeys: [.contentModificationDateKey])
      return values?.contentModificationDate.map { $0 > date } ?? true
    }
  }

  /// What it answers in JSON, or why it does not.
  func ask<Answer: Decodable & Sendable>(_ words: [String], for type: Answer.Type) -> ProbeResult<Answer> {
    let run = ProbeRun(executable, words + ["--format", "json"], name: "debug/workbench")
    if let failure = run.failure { return .unavailable(failure) }
    guard let answer = try? JSONDecoder().decode(type, from: run.output) else {
      return .unavailable("debug/workbench answered what this program cannot read; swift build makes it anew")
    }
    return .available(answer)
  }
}
