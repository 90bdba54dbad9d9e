import Conformance
public import UsersInterface

/// What is on screen while something happens, step by step: every build can draw it, whether it records calls or not.
public struct FlowScreens: Sendable {
  /// A step, and the screen after it, as text.
  public struct Step: Sendable, Encodable {
    /// What happened, as a sentence.
    public let title: String
    /// The screen when it had happened.
    public let screen: String
    /// The screen when the run loop had nothing to do any more.
    public internal(set) var settledScreen: String
  }

  /// What was done from outside, one after the other.
  public private(set) var steps: [Step] = []

  /// Does what a flow is about, with an app of its own.
  ///
  /// - Throws: ``TraceFailure`` if the app does not show what it should.
  @MainActor public init(_ flow: Flow, of app: any UsersApp.Type) throws(TraceFailure) {
    let stage = FlowStage(app, drawsScreens: true)
    defer { stage.end() }
    do {
      try flow.prepare(stage)
      try flow.run(stage)
    } catch {
      throw error as? TraceFailure
        ?? .wrongScreen(error as? ConformanceFailure ?? ConformanceFailure("\(error)", screen: ""))
    }
    for (step, screen) in zip(stage.steps, stage.screens) {
      if step.title != FlowStage.turn { steps.append(Step(title: step.title, screen: screen, settledScreen: screen)) }
      if let last = steps.indices.last { steps[last].settledScreen = screen }
    }
  }
}
