import Conformance
import HeadlessUIKit
import TaskControl
public import UsersInterface

/// The screen after each step of a flow, as text: every build can draw it, also one that does not record calls.
public struct FlowScreens: Sendable {
  /// A step, and the screen after it, as text.
  public struct Step: Sendable, Encodable {
    /// The event, as a sentence.
    public let title: String
    /// The screen right after the event.
    public let screen: String
    /// The screen when the run loop had nothing to do any more.
    public internal(set) var settledScreen: String
  }

  /// The steps taken from outside, one after the other.
  public private(set) var steps: [Step] = []

  /// Runs a flow with an app of its own.
  ///
  /// - Throws: ``TraceFailure`` if the app does not show what it should.
  @MainActor public init(_ flow: Flow, of app: any UsersApp.Type) throws(TraceFailure) {
    let stage = FlowStage(app, drawsScreens: true)
    defer { stage.end() }
    do {
      try MainActorTasks.run {
        try flow.prepare(stage)
        try flow.run(stage)
      }
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
