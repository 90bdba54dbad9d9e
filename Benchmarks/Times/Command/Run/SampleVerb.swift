import Foundation
import Runs
import Suites

/// Takes samples for another process of this program, which sends the request on standard input. No help shows it.
struct SampleVerb: Verb {
  static let name = Sampling.verb
  static let summary = "take samples, as asked on standard input"

  private let lineup: [Contender]

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    self.lineup = lineup
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    do {
      let request = try FileHandle.standardInput.readToEnd() ?? Data()
      let answer = try await SamplingRun(lineup).answer(request)
      try console.write(String(decoding: answer, as: UTF8.self))
    } catch let failure as SamplingFailure {
      throw CommandFailure(.badData, failure.description)
    } catch {
      throw CommandFailure(.failed, "samples cannot be written: \(error)")
    }
    return .fine
  }
}
