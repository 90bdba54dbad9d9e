import RoleFixtures
import Testing
import Users

@testable import MVP

@Suite("MVP: the dashboard's presenter")
struct DashboardPresenterTests {
  let users = UsersFixture()
  let view = RecordingDashboardView()
  let delegate = RecordingDashboardDelegate()
  let presenter: DashboardPresenter

  init() {
    presenter = DashboardPresenter(view, repository: users.repository)
    presenter.delegate = delegate
    presenter.viewLoaded()
  }

  @Test("It loads the users once the view is loaded, and says so")
  func launch() {
    #expect(users.source.fetches.count == 1)
    #expect(view.told == ["loading"])
  }

  @Test("It shows the components when users are there")
  func loaded() throws {
    try users.answerFetch(User.three)
    #expect(view.told == ["loading", "not loading", "components"])
    #expect(delegate.told == [])
  }

  @Test("It has a failure told, not shown by the view, and loads again when asked to")
  func failed() throws {
    try users.failFetch(.httpStatus(500))
    #expect(view.told == ["loading", "not loading"])
    #expect(delegate.told == [UsersFailure.httpStatus(500).text])
    presenter.retryTapped()
    #expect(users.source.fetches.count == 2)
    #expect(view.told.last == "loading")
  }

  @Test("A pull loads again; of two loads under way the older one is cancelled")
  func refresh() throws {
    try users.answerFetch(User.three)
    presenter.refreshPulled()
    presenter.refreshPulled()
    #expect(users.source.fetches.map(\.isCancelled) == [false, true, false])
  }

  @Test("It follows a link after the load, once")
  func pendingLink() throws {
    presenter.linkOpened(try .user(User.grace.id))
    #expect(delegate.told == [])
    try users.answerFetch(User.three)
    presenter.refreshPulled()
    try users.answerFetch(User.three)
    #expect(delegate.told == ["details of Grace"])
  }

  @Test("It follows a link at once when users are loaded")
  func link() throws {
    try users.answerFetch(User.three)
    presenter.linkOpened(try .user(User.alan.id))
    presenter.linkOpened(try .user(99))
    #expect(delegate.told == ["details of Alan", "user not found"])
  }
}
