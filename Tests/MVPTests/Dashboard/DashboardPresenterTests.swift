import RoleFixtures
import Testing
import Users

@testable import MVP

@Suite("MVP: the dashboard's presenter")
struct DashboardPresenterTests {
  let users = UsersFixture()
  let view = DashboardViewSpy()
  let delegate = DashboardPresenterDelegateSpy()
  let presenter: DashboardPresenter

  init() {
    presenter = DashboardPresenter(view, repository: users.repository)
    presenter.delegate = delegate
    presenter.viewLoaded()
  }

  @Test("It loads the users when the view is loaded, and shows that it does")
  func launch() {
    #expect(users.source.fetches.count == 1)
    #expect(view.calls == [.showLoading(true)])
  }

  @Test("It shows the components when users are there")
  func loaded() throws {
    view.calls = []
    try users.answerFetch(User.three)
    #expect(view.calls == [.showLoading(false), .showComponents])
    #expect(delegate.calls == [])
  }

  @Test("It reports a failure to its delegate, not to the view, and loads again when asked to")
  func failed() throws {
    view.calls = []
    try users.failFetch(.httpStatus(500))
    #expect(view.calls == [.showLoading(false)])
    #expect(delegate.calls == [.showFailure(UsersFailure.httpStatus(500).text)])
    view.calls = []
    presenter.retryTapped()
    #expect(users.source.fetches.count == 2)
    #expect(view.calls == [.showLoading(true)])
  }

  @Test("It loads again at a pull, and cancels the older of two loads under way")
  func refresh() throws {
    try users.answerFetch(User.three)
    presenter.refreshPulled()
    presenter.refreshPulled()
    #expect(users.source.fetches.map(\.isCancelled) == [false, true, false])
  }

  @Test("It follows a link after the load, once")
  func pendingLink() throws {
    presenter.linkOpened(try .user(User.grace.id))
    #expect(delegate.calls == [])
    try users.answerFetch(User.three)
    presenter.refreshPulled()
    try users.answerFetch(User.three)
    #expect(delegate.calls == [.showDetails(.grace)])
  }

  @Test("It follows a link at once when users are loaded")
  func link() throws {
    try users.answerFetch(User.three)
    presenter.linkOpened(try .user(User.alan.id))
    presenter.linkOpened(try .user(99))
    #expect(delegate.calls == [.showDetails(.alan), .showUserNotFound])
  }
}
