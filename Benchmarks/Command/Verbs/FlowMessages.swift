import Claims
import Foundation
import Structure
import Suites
import Tracing
import Twin

/// The calls between a contender's roles in a flow, which only a build for debugging records: this program, or the one
/// that lies beside it.
@MainActor enum FlowMessages {
  static func find(_ contender: Contender, _ flow: Flow) throws(MissingEvidence) -> [Message] {
    do throws(TraceFailure) {
      return try Tracer(contender).trace(.flow(flow)).messages
    } catch .notBuiltIn {
      return try ask(contender, flow)
    } catch {
      throw MissingEvidence(error.text)
    }
  }

  private static func ask(_ contender: Contender, _ flow: Flow) throws(MissingEvidence) -> [Message] {
    guard let program = DebugProgram.locate() else {
      throw MissingEvidence("calls are recorded in a build for debugging only; swift build makes it")
    }
    if let source = try newerSource(of: contender, than: program) {
      throw MissingEvidence("debug/workbench is older than \(source.lastPathComponent); swift build makes it anew")
    }
    let answer = program.ask(["trace", contender.id, flow.id], for: Answer.self)
    guard let messages = answer.value?.exchanged else { throw MissingEvidence(answer.reason ?? "there is no trace") }
    return messages
  }

  /// A source that has changed since; which of the programs was linked last says nothing.
  private static func newerSource(of contender: Contender, than program: DebugProgram) throws(MissingEvidence) -> URL? {
    do throws(StructureFailure) {
      let sources = try BuildProducts.besideProgram().sources(ofModule: contender.id.replacing(".", with: "_"))
      return program.sourceChangedSince(among: sources.files)
    } catch {
      throw MissingEvidence(error.text)
    }
  }

  private struct Answer: Decodable {
    let exchanged: [Message]
  }
}
