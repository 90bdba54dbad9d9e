import CTracing

/// Records the calls between the types of a module, of which nothing is known: each type is a participant.
///
///     let tracer = try ModuleTracer("Shop", leavingOut: "registerClasses_")
///     let trace = try tracer.trace("start", [("tap Save", { try app.perform(.tap("Save")) })])
///     print(trace.text)
@MainActor public struct ModuleTracer {
  private let module: String
  private let folding: CallFolding

  /// Prepares to trace a module that is compiled for it, as a debug build is.
  ///
  /// - Parameter leftOut: a part of the names of functions whose calls take their places.
  /// - Throws: ``TraceFailure/notBuiltIn`` if no module of the program reports its calls.
  public init(_ module: String, leavingOut leftOut: String) throws(TraceFailure) {
    guard tracing_is_built_in() else { throw .notBuiltIn }
    self.module = module
    folding = CallFolding(cast: Cast(module: module, architecture: nil), leftOut: leftOut)
  }

  /// Traces steps, one after the other.
  ///
  /// - Throws: what a step throws, or ``TraceFailure``.
  public func trace(_ name: String, _ steps: [(title: String, action: () throws -> Void)]) throws -> Trace {
    let traced = try steps.map { step in
      Trace.Step(title: step.title, calls: folding.fold(try CallRecorder().record(step.action)))
    }
    return Trace(pattern: module, scenario: name, steps: traced.filter { !$0.calls.isEmpty })
  }
}
