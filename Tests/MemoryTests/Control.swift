import Foundation
import Processes
import TestSupport
import Testing

/// The instrumented program that counts and looks for leaks where the answer is known; built beside the tests.
enum Control {
  /// Returns the answer to a request.
  ///
  /// - Throws: `ExpectationFailedError`, with the reason, if there is none.
  static func answer<Answer: Decodable>(_ words: String...) throws -> Answer {
    let run = ProgramRun(Built.folder.appending(path: "control"), words, name: "control")
    try #require(run.failure == nil, Comment(rawValue: run.failure ?? ""))
    return try JSONDecoder().decode(Answer.self, from: run.output)
  }
}
