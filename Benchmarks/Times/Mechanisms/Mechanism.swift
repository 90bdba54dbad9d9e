/// A way to bind a screen to its model, compared with others on one small screen.
public nonisolated struct Mechanism: Sendable, CustomStringConvertible {
  /// The name for commands and files.
  public let id: String
  /// A description of the binding, in one line.
  public let summary: String
  /// Makes models that bind in this way.
  public let viewModel: any NameViewModel.Type
  /// True if a model can have one screen only.
  public let bindsOneScreen: Bool

  /// Describes a mechanism.
  public init(id: String, summary: String, viewModel: any NameViewModel.Type, bindsOneScreen: Bool = false) {
    self.id = id
    self.summary = summary
    self.viewModel = viewModel
    self.bindsOneScreen = bindsOneScreen
  }

  /// The name for commands and files.
  public var description: String { id }

  /// Returns true if a name that a person typed means this mechanism, in any case.
  public func isNamed(_ name: String) -> Bool {
    id.lowercased() == name.lowercased()
  }

  /// The baseline without a mechanism, from which the others' costs are counted.
  public static let floor = Mechanism(
    id: "Assignment",
    summary: "the model holds its screens and sets them: no mechanism, and what costs are counted from",
    viewModel: AssignmentViewModel.self
  )

  /// The mechanisms that are compared, the floor last.
  public static let all = [
    Mechanism(
      id: "Delegation",
      summary: "one weak delegate behind a class-bound protocol",
      viewModel: DelegationViewModel.self,
      bindsOneScreen: true
    ),
    Mechanism(
      id: "MulticastDelegation",
      summary: "a list of weak delegates behind a class-bound protocol",
      viewModel: MulticastDelegationViewModel.self
    ),
    Mechanism(
      id: "Closure",
      summary: "one optional closure that captures weakly",
      viewModel: ClosureViewModel.self,
      bindsOneScreen: true
    ),
    Mechanism(
      id: "MulticastClosures",
      summary: "a list of closures that capture weakly, by key",
      viewModel: MulticastClosuresViewModel.self
    ),
    Mechanism(
      id: "Observable",
      summary: "MVVM-C's own observable and dispose bag",
      viewModel: ObservableViewModel.self
    ),
    Mechanism(
      id: "Observation",
      summary: "withObservationTracking, armed anew at every layout",
      viewModel: ObservationViewModel.self
    ),
    Mechanism(
      id: "AsyncSequence",
      summary: "an AsyncStream for each screen, read by a task",
      viewModel: AsyncSequenceViewModel.self
    ),
    floor,
  ]
}
