public import Conformance
import Users
import UsersInterface

/// A use case of the app, done step by step.
public struct Flow: Sendable, Identifiable {
  /// A name for commands, such as `deep-link`.
  public let id: String
  /// A description, in one line.
  public let summary: String
  /// Brings about the state in which the flow begins; not recorded.
  let prepare: @MainActor @Sendable (FlowStage) throws -> Void
  /// Does the use case, step by step.
  let run: @MainActor @Sendable (FlowStage) throws -> Void

  init(
    _ id: String,
    _ summary: String,
    from prepare: @escaping @MainActor @Sendable (FlowStage) throws -> Void,
    _ run: @escaping @MainActor @Sendable (FlowStage) throws -> Void
  ) {
    self.id = id
    self.summary = summary
    self.prepare = prepare
    self.run = run
  }
}

extension Flow {
  /// All flows, in the order in which a person meets them.
  public static let all = [launch, find, open, close, back, rename, deepLink, refresh]

  private static let ada = SampleUsers.three[0]
  private static let grace = SampleUsers.three[1]

  private static let launch = Flow("launch", "a new app, to the loaded dashboard", from: { _ in }) { stage in
    try stage.step("The app is started") { $0.app?.start() }
    try stage.step("The repository answers with three users") { _ in try stage.answerFetch() }
    try stage.session.dashboard.expectOnTop()
  }

  private static let find = Flow("find", "a user's id is typed into the finder", from: { try $0.launch() }) { stage in
    try stage.step("The id of the first user is typed") { try $0.finder.type("\(ada.id)") }
    let result = try stage.session.finder.result
    try stage.session.screen.expect("the result", result, is: Wording.finding(.found(ada)))
  }

  /// Details are opened by the info button of a row.
  public static let open = Flow("open", "details are opened by the info button", from: { try $0.launch() }) { stage in
    try stage.step("The info button of the first row is tapped") { try $0.list.tapAccessory(row: 0) }
    try stage.session.details.expectOnTop(ada)
  }

  private static let close = Flow("close", "details are closed by Close", from: { try $0.openDetails() }) { stage in
    try stage.step("Close is tapped") { try $0.details.tapClose() }
    try stage.session.dashboard.expectOnTop()
  }

  private static let back = Flow("back", "details are left by the system's back", from: { try $0.openDetails() }) {
    stage in
    try stage.step("The system's back is tapped") { try $0.details.tapBack() }
    try stage.session.dashboard.expectOnTop()
  }

  private static let rename = Flow("rename", "a name is edited and saved", from: { try $0.openDetails() }) { stage in
    try stage.step("A new name is typed") { try $0.details.type(name: "Ada King") }
    try stage.step("Save is tapped") { try $0.details.tapSave() }
    try stage.step("The repository answers that it is renamed") { _ in try stage.answerRename() }
    try stage.session.screen.expect("the title", stage.session.details.title ?? "", is: "Ada King")
  }

  private static let deepLink = Flow(
    "deep-link",
    "a link replaces open details by others",
    from: { try $0.openDetails() }
  ) { stage in
    try stage.step("A link to the second user's details arrives") { try stage.follow("users://user/\(grace.id)", $0) }
    try stage.session.details.expectOnTop(grace)
  }

  private static let refresh = Flow("refresh", "the dashboard is pulled down", from: { try $0.launch() }) { stage in
    try stage.step("The dashboard is pulled down") { try $0.dashboard.pullToRefresh() }
    try stage.step("The repository answers with two users") { _ in try stage.answerFetch([grace, ada]) }
    try stage.session.screen.expect("the number of rows", stage.session.list.count, is: 2)
  }
}

/// A subject of a trace.
public enum TraceSubject: Sendable {
  /// A use case of the app, recorded step by step.
  case flow(Flow)
  /// A scenario of the conformance suite, recorded as a whole.
  case scenario(Scenario)

  /// Finds a subject by its name: a flow's, such as `deep-link`, or a scenario's id.
  public init?(named name: String) {
    if let flow = Flow.all.first(where: { $0.id == name }) {
      self = .flow(flow)
    } else if let scenario = ConformanceSuite.scenarios.first(where: { $0.id == name }) {
      self = .scenario(scenario)
    } else {
      return nil
    }
  }
}
