import Contenders
import Foundation
import Instruments
import Suites
import TestSupport
import Testing

@testable import Reports
@testable import Tracing

@Suite("The traces among the documents")
@MainActor struct TranscriptTests {
  private static let documents = Project.root.appending(path: "docs")

  #if DEBUG
    @Test("are what happens; renew them with: swift run workbench pages", arguments: Lineup.patterns, Transcript.flows)
    func current(_ contender: Contender, _ name: String) throws {
      let flow = try #require(Flow.all.first { $0.id == name })
      let transcript = try Transcript(flow, of: contender)
      let kept = try? String(contentsOf: Self.documents.appending(path: transcript.path), encoding: .utf8)
      let difference = LineDifference(from: kept ?? "", to: transcript.text)
      #expect(difference.isEmpty, "docs/\(transcript.path):\n\(difference)")
    }

    @Test("have the calls that are recorded for the report, and each screen at the last step of its action")
    func flows() throws {
      let contender = try #require(Lineup.patterns.first { $0.id == "VIPER" })
      let trace = try Tracer(contender).trace(.flow(.open))
      let record = FlowRecord(trace, flow: "open").showing(try FlowScreens(.open, of: contender.app))
      let lines = record.steps.flatMap { step in
        ["\(step.title):"]
          + step.calls.map { String(repeating: "  ", count: $0.depth + 1) + "\($0.participant).\($0.function)" }
      }
      let text = trace.text.split(separator: "\n").dropFirst().map(String.init)
      #expect(lines == text && lines.count > 10)
      #expect(trace.text.hasPrefix("VIPER, open: \(record.messages) messages, \(record.reads) read"))
      #expect(record.steps.count > 1 && record.steps.dropLast().allSatisfy { $0.screen == nil })
      #expect(record.steps.last?.screen?.contains("Ada") == true)
    }

    @Test("and the drawings of a tap are; renew them with: swift run workbench pages", arguments: Lineup.patterns)
    func drawings(_ contender: Contender) throws {
      let page = try PatternPage(of: contender)
      let kept = try String(contentsOf: Self.documents.appending(path: page.path), encoding: .utf8)
      let difference = LineDifference(from: kept, to: try #require(page.tap.renewed(kept)))
      #expect(difference.isEmpty, "docs/\(page.path):\n\(difference)")
    }
  #else
    @Test("cannot be renewed in a build for release", arguments: Lineup.patterns)
    func release(_ contender: Contender) {
      #expect(throws: TraceFailure.self) { try Transcript(Flow.all[0], of: contender) }
      #expect(throws: TraceFailure.self) { try PatternPage(of: contender) }
    }
  #endif

  @Test("differ line by line")
  func difference() {
    let difference = LineDifference(from: "a\nb\nc\nd\ne\n", to: "a\nb\nx\nd\ne\n")
    #expect("\(difference)" == "  b\n- c\n+ x\n  d")
    #expect(LineDifference(from: "a\n", to: "a\n").isEmpty)
  }
}
