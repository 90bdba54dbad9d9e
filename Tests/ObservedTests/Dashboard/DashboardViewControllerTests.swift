import Conformance
import HeadlessUIKit
import RoleFixtures
import TaskControl
import Testing
import Users
import UsersInterface

@testable import Observed

@Suite("Observed: the dashboard's view")
struct DashboardViewControllerTests {
  let users = UsersFixture()
  let router = UsersRoutingSpy()
  let stage: Stage

  init() {
    let viewModel = DashboardViewModel(repository: users.repository, router: router)
    stage = MainActorTasks.run {
      Stage(root: DashboardViewController(viewModel: viewModel, list: UIViewController(), finder: UIViewController()))
    }
  }

  private func answer(_ answer: () throws -> Void) rethrows {
    try waking {
      try answer()
      stage.settle()
    }
  }

  @Test("It loads once when it is loaded, with a spinner until the answer is there")
  func load() throws {
    #expect(stage.title == "Dashboard" && users.source.fetches.count == 1)
    #expect(stage.shows(AccessibilityIdentifier.activityIndicator))
    #expect(!stage.shows(AccessibilityIdentifier.listContainer))
    try answer { try users.answerFetch(User.three) }
    #expect(!stage.shows(AccessibilityIdentifier.activityIndicator))
    #expect(stage.shows(AccessibilityIdentifier.listContainer) && stage.alert == nil)
  }

  @Test("It presents a failure, whose button loads again")
  func failure() throws {
    try answer { try users.failFetch(.httpStatus(500)) }
    #expect(stage.alert == [Wording.loadFailed, UsersFailure.httpStatus(500).text])
    try answer { try stage.tap(Wording.retry) }
    #expect(users.source.fetches.count == 2 && stage.alert == nil)
    try answer { try users.answerFetch(User.three) }
    #expect(stage.shows(AccessibilityIdentifier.listContainer) && stage.alert == nil)
  }

  @Test("A pull loads again, in the place of a load that is under way")
  func pull() throws {
    try answer { try users.answerFetch(User.three) }
    try answer { try stage.pullToRefresh() }
    let second = try #require(users.source.pendingFetch)
    try answer { try stage.pullToRefresh() }
    #expect(users.source.fetches.count == 3 && second.isCancelled)
    try answer { try users.failFetch(.httpStatus(500)) }
    #expect(stage.alert == [Wording.loadFailed, UsersFailure.httpStatus(500).text])
    #expect(stage.shows(AccessibilityIdentifier.listContainer))
  }

  @Test("A pull after the answer and before its failure is shown takes the place of that, too")
  func pullAfterAnswer() throws {
    try answer { try users.answerFetch(User.three) }
    try answer { try stage.pullToRefresh() }
    // Found beforehand: a look at the screen would run the task first.
    let control: UIRefreshControl = try Screen(stage.window).element(AccessibilityIdentifier.refreshControl)
    try answer {
      try users.failFetch(.httpStatus(500))
      control.sendActions(for: .valueChanged)
    }
    #expect(stage.alert == nil && users.source.fetches.count == 3)
  }
}
