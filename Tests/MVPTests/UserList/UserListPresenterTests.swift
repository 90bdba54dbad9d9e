import RoleFixtures
import Testing
import Users

@testable import MVP

@Suite("MVP: the list's presenter")
struct UserListPresenterTests {
  let users = UsersFixture()
  let view = UserListViewSpy()
  let delegate = UserListPresenterDelegateSpy()
  let presenter: UserListPresenter

  init() {
    presenter = UserListPresenter(view, repository: users.repository)
    presenter.delegate = delegate
  }

  @Test("It has a row for each user, and has them shown when they arrive")
  func rows() throws {
    presenter.viewLoaded()
    #expect(view.calls == [])
    try users.fetch(User.three)
    #expect(view.calls == [.showNoUsers(false), .showUsers])
    #expect((0..<presenter.numberOfUsers).map(presenter.name(at:)) == ["Ada", "Grace", "Alan"])
  }

  @Test("It shows the users that are there when the view is loaded")
  func madeLater() throws {
    try users.fetch(User.three)
    presenter.viewLoaded()
    #expect(view.calls == [.showNoUsers(false), .showUsers])
    #expect(presenter.numberOfUsers == 3)
  }

  @Test("It decides that there are no users to show")
  func noUsers() throws {
    presenter.viewLoaded()
    try users.fetch([])
    #expect(view.calls == [.showNoUsers(true), .showUsers])
  }

  @Test("It has only the row of a renamed user shown anew")
  func renamed() throws {
    presenter.viewLoaded()
    try users.fetch(User.three)
    view.calls = []
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(view.calls == [.showUser(row: 1)])
    #expect(presenter.name(at: 1) == "Amazing Grace")
  }

  @Test("It asks its delegate for the details of the user of a row")
  func details() throws {
    presenter.viewLoaded()
    try users.fetch(User.three)
    presenter.accessoryTapped(row: 1)
    #expect(delegate.calls == [.showDetails(.grace)])
  }
}
