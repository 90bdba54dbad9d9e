import Instruments
import Testing

@testable import Tracing

@Suite("A recording")
@MainActor struct CallRecorderTests {
  private let caller = Caller()

  #if DEBUG
    @Test("tells a call from one that followed it, through code that reports nothing too")
    func siblings() throws {
      caller.numbers = [2, 1]
      let lines = try lines { caller.callsThree() }
      #expect(
        lines == [
          "callsThree()", ". leaf()", ". square(_:)", ". square(_:)", ". closure 1 in callsThree()",
          ". . precedes(_:_:)", ". leaf()",
        ]
      )
    }

    @Test("tells a function from itself, called by itself")
    func recursion() throws {
      #expect(
        try lines { caller.countsDown(from: 2) } == [
          "countsDown(from:)", ". countsDown(from:)", ". . countsDown(from:)", ". . . leaf()", ". . leaf()", ". leaf()",
        ]
      )
    }

    @Test("goes on after calls as deep as it can keep")
    func deepest() {
      let recorded = (1_000..<1_030).compactMap { depth in
        try? CallRecorder().record { caller.countsDown(from: depth) }
      }
      #expect(recorded.last.map(depth) == 1_024)
    }

    private func depth(_ calls: [RawCall]) -> Int {
      calls.map { 1 + depth($0.calls) }.max() ?? 0
    }

    @Test("that is too long is refused")
    func tooLong() {
      #expect(throws: TraceFailure.self) {
        try CallRecorder().record { for _ in 0..<40_000 { caller.countsDown(from: 0) } }
      }
    }
  #else
    @Test("has nothing in a build for release")
    func release() throws {
      #expect(try CallRecorder().record { caller.callsThree() }.isEmpty)
    }
  #endif

  @Test("begins with nothing, and ends with what was done even if that failed")
  func failure() throws {
    #expect(throws: Caller.Failure.self) { try CallRecorder().record { try caller.fails() } }
    caller.countsDown(from: 0)
    #expect(try lines {}.isEmpty)
  }

  /// Returns the calls between this target's functions, indented, without the test's own closures.
  private func lines(_ body: () throws -> Void) throws -> [String] {
    func lines(_ calls: [RawCall], _ indent: String) -> [String] {
      calls.flatMap { call in
        guard let function = call.function, function.module == "CallsTests", function.type == "Caller" else {
          return lines(call.calls, indent)
        }
        return [indent + function.name] + lines(call.calls, indent + ". ")
      }
    }
    return lines(try CallRecorder().record(body), "")
  }
}
