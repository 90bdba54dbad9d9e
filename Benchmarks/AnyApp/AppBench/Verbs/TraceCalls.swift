import Tracing

/// The calls between an app's types in each step of a journey.
@MainActor struct TraceCalls {
  let app: BenchApp

  func run(_ arguments: AppArguments) throws {
    var arguments = arguments
    let isDrawing = arguments.takeFlag("--mermaid")
    guard let file = try arguments.takeFiles().first else { throw AppFailure("trace: a file is expected") }
    let journey = try Journey(contentsOf: file)
    try app.prepare()
    let trace = try trace(journey)
    Screens.show(isDrawing ? trace.mermaid : trace.text, terminator: "")
  }

  /// Traces the launch, and each step.
  private func trace(_ journey: Journey) throws -> Trace {
    do {
      let tracer = try ModuleTracer(of: app)
      var running: RunningApp?
      let launch = (title: "launch", action: { running = try app.launch() })
      let steps = journey.steps.map { line, action in
        (title: "\(action)", action: { if let running { try journey.perform(action, at: line, in: running) } })
      }
      return try tracer.trace(journey.name, [launch] + steps)
    } catch let failure as TraceFailure {
      throw AppFailure("trace: \(failure.text)")
    }
  }
}

extension ModuleTracer {
  /// Prepares to trace an app, without the calls of the tables of outlets and actions that adapting has put in.
  init(of app: BenchApp) throws(TraceFailure) {
    try self.init(app.name, leavingOut: "registerClasses_")
  }
}
