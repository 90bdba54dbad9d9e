import CTracing
public import Conformance
import HeadlessUIKit
import Measure
public import Suites
import TaskControl
public import UsersInterface

/// An error that prevents a trace.
public enum TraceFailure: Error, Sendable {
  /// The architectures of this program do not report their calls.
  case notBuiltIn
  /// There are more calls than a trace keeps.
  case tooManyCalls
  /// There is no memory for the calls.
  case noMemory
  /// The app did not do what it should have.
  case wrongScreen(ConformanceFailure)

  /// The message for a person, in one line.
  public var text: String {
    switch self {
    case .notBuiltIn: "only what is built for debugging reports its calls"
    case .tooManyCalls: "there are more calls than a trace keeps"
    case .noMemory: "there is no memory for a trace"
    case .wrongScreen(let failure): failure.message
    }
  }
}

/// Records the calls between an app's participants: in a build for debugging, without any code in the app.
@MainActor public struct Tracer {
  private let contender: Contender
  private let app: any UsersApp.Type
  private let folding: CallFolding

  /// True if the architectures of this program report their calls.
  public static var isBuiltIn: Bool { tracing_is_built_in() }

  /// Prepares to trace a contender.
  ///
  /// - Parameters:
  ///   - contender: the contender.
  ///   - app: the app that is run: the contender's own, or one around it that begins as the specification expects.
  /// - Throws: ``TraceFailure/notBuiltIn`` in a build for release.
  public init(_ contender: Contender, running app: (any UsersApp.Type)? = nil) throws(TraceFailure) {
    guard Self.isBuiltIn else { throw .notBuiltIn }
    self.contender = contender
    self.app = app ?? contender.app
    let module = AppSession.module(of: contender.app)
    folding = CallFolding(cast: Cast(module: module, architecture: contender.architecture))
  }

  /// Traces a flow or scenario, with an app of its own.
  public func trace(_ subject: TraceSubject) throws(TraceFailure) -> Trace {
    switch subject {
    case .flow(let flow):
      let stage = FlowStage(app)
      defer { stage.end() }
      try Self.attempt {
        try MainActorTasks.run {
          try flow.prepare(stage)
          try flow.run(stage)
        }
      }
      return trace(flow.id, stage.steps)
    case .scenario(let scenario):
      let calls = try Self.attempt { try CallRecorder().record { try scenario.run(app) } }
      return trace(scenario.id, [(scenario.title, calls)])
    }
  }

  /// Traces an action on an app of the caller's.
  ///
  /// - Throws: what `action` throws, or ``TraceFailure``.
  public func trace(_ title: String, of action: () throws -> Void) throws -> Trace {
    trace(title, [(title, try CallRecorder().record(action))])
  }

  /// Counts the messages and reads of one step of a benchmark, those from outside included.
  ///
  /// The table's rows in sight ask for their names, so the number depends on the users.
  public func count(_ benchmark: Benchmark, users: BenchmarkUsers) throws(TraceFailure) -> MessageCount {
    let workload = benchmark.workload(of: Contender(app), users: users)
    let recorder = CallRecorder()
    let steps = try Self.attempt {
      try MainActorTasks.run {
        try (0..<Self.steps).map { _ in
          try workload.prepare()
          let calls = try recorder.record { try workload.step() }
          try workload.verify()
          return calls
        }
      }
    }
    let last = steps.suffix(2).map(folding.fold)
    return MessageCount(
      contender: contender.id,
      benchmark: benchmark.id,
      users: users.directory.count,
      perStep: Self.mean(last.map { $0.messages(from: nil).count }),
      readsPerStep: Self.mean(last.map { $0.messages(from: nil, reading: true).count })
    )
  }

  /// The number of steps: the first make what is made once; the last two count, as steps go there and back in turn.
  private static let steps = 6

  private static func mean(_ counts: [Int]) -> Double {
    Double(counts.reduce(0, +)) / Double(counts.count)
  }

  private func trace(_ scenario: String, _ steps: [(title: String, calls: [RawCall])]) -> Trace {
    let folded = steps.map { Trace.Step(title: $0.title, calls: folding.fold($0.calls)) }
    return Trace(pattern: contender.id, scenario: scenario, steps: folded.filter { !$0.calls.isEmpty })
  }

  /// Runs an action; its errors become those of traces.
  public static func attempt<Value>(_ body: () throws -> Value) throws(TraceFailure) -> Value {
    do {
      return try body()
    } catch let failure as TraceFailure {
      throw failure
    } catch {
      throw .wrongScreen(error as? ConformanceFailure ?? ConformanceFailure("\(error)", screen: ""))
    }
  }
}
