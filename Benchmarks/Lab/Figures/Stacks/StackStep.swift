import Conformance
import Users
import UsersInterface

/// A step of the app in which the deepest stack is looked for.
public enum StackStep: String, CaseIterable, Sendable, Codable {
  /// The tap on a row's info button, to its user's details.
  case tap
  /// The load of the users: from the start, by way of the repository's answer, to the visible list.
  case load
  /// The rename of a user: a name is typed into the details and saved, and the repository answers, which details, list
  /// and finder are told of.
  case rename

  /// Records the stacks of the step, in an app of its own.
  ///
  /// - Throws: ``TraceFailure``, or ``ConformanceFailure`` if the app does not do the step.
  @MainActor func record(_ app: any UsersApp.Type) throws -> [[UInt]] {
    let session = AppSession(app)
    defer { session.end() }
    switch self {
    case .tap:
      try session.launch()
      let stacks = try StackRecorder.record { try session.openDetails(row: 0) }
      try expectDetails(named: SampleUsers.three[0].name, session)
      return stacks
    case .load:
      let stacks = try StackRecorder.record { try session.launch() }
      try session.screen.expect("the number of rows", session.list.count, is: SampleUsers.three.count)
      return stacks
    case .rename:
      try session.launchAndOpen(row: 0)
      let name = "Ada King"
      let stacks = try StackRecorder.record {
        try session.details.type(name: name)
        try session.details.tapSave()
        session.settle()
        try session.answerRename()
      }
      try expectDetails(named: name, session)
      return stacks
    }
  }

  @MainActor private func expectDetails(named name: String, _ session: AppSession) throws {
    try session.screen.expect("the name", session.details.name ?? "", is: name)
  }
}
