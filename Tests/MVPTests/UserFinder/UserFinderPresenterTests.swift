import RoleFixtures
import Testing
import Users

@testable import MVP

@Suite("MVP: the finder's presenter")
struct UserFinderPresenterTests {
  let users = UsersFixture()
  let view = UserFinderViewSpy()
  let presenter: UserFinderPresenter

  init() {
    presenter = UserFinderPresenter(view, repository: users.repository)
  }

  @Test("It shows that nothing is asked when the view is loaded, and no count before users are there")
  func launch() {
    presenter.viewLoaded()
    #expect(view.calls == [.showResult("---")])
  }

  @Test("It shows the users that are there when the view is loaded")
  func madeLater() throws {
    try users.fetch(User.three)
    presenter.viewLoaded()
    #expect(view.calls.contains(.showCount("The system has 3 users")))
    presenter.queryEdited("7")
    #expect(view.calls.last == .showResult("I found Ada aka ada"))
  }

  @Test("It shows how many users there are, at each change")
  func count() throws {
    presenter.viewLoaded()
    view.calls = []
    try users.fetch(User.three)
    try users.fetch([.ada])
    #expect(
      view.calls == [
        .showCount("The system has 3 users"), .showResult("---"), .showCount("The system has 1 user"),
        .showResult("---"),
      ]
    )
  }

  @Test("It shows who has the id that is typed", arguments: User.findings)
  func find(query: String, result: String) throws {
    presenter.viewLoaded()
    try users.fetch(User.three)
    view.calls = []
    presenter.queryEdited(query)
    #expect(view.calls == [.showResult(result)])
  }

  @Test("It answers a query typed earlier when users arrive, and follows a rename")
  func follow() throws {
    presenter.viewLoaded()
    presenter.queryEdited("7")
    #expect(view.calls.last == .showResult("User not found"))
    try users.fetch(User.three)
    #expect(view.calls.last == .showResult("I found Ada aka ada"))
    try users.rename(User.ada.id, to: "Augusta")
    #expect(view.calls.last == .showResult("I found Augusta aka ada"))
  }
}
