import Claims
import Command
import Instruments
import Suites
import Tracing

/// Records the calls between a contender's roles in a flow. This needs a build for debugging: this program, or the
/// one in the folder beside it.
@MainActor enum FlowMessages {
  static func find(_ contender: Contender, _ flow: Flow, in program: Program) throws(MissingEvidence) -> [Message] {
    do throws(TraceFailure) {
      return try Tracer(contender).trace(.flow(flow)).messages
    } catch .notBuiltIn {
      return try ask(contender, flow, program)
    } catch {
      throw MissingEvidence(error.text)
    }
  }

  private static func ask(
    _ contender: Contender,
    _ flow: Flow,
    _ program: Program
  ) throws(MissingEvidence) -> [Message] {
    guard let debug = DebugProgram(of: program) else {
      throw MissingEvidence("only a build for debugging records calls; to make it: swift build")
    }
    if let doubt = debug.reasonForStaleness(of: [contender.module]) { throw MissingEvidence(doubt) }
    let answer = debug.ask(["trace", contender.id, flow.id], for: Answer.self)
    guard let messages = answer.value?.exchanged else { throw MissingEvidence(answer.reason ?? "there is no trace") }
    return messages
  }

  private struct Answer: Decodable {
    let exchanged: [Message]
  }
}
