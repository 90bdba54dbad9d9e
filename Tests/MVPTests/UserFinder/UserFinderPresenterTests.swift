import RoleFixtures
import Testing
import Users

@testable import MVP

@Suite("MVP: the finder's presenter")
struct UserFinderPresenterTests {
  let users = UsersFixture()
  let view = RecordingUserFinderView()
  let presenter: UserFinderPresenter

  init() {
    presenter = UserFinderPresenter(view, repository: users.repository)
    presenter.viewLoaded()
  }

  @Test("It shows how many users there are, and no number before it knows")
  func count() throws {
    #expect(view.counts == [])
    #expect(view.results == ["---"])
    try users.fetch(User.three)
    try users.fetch([.ada])
    #expect(view.counts == ["The system has 3 users", "The system has 1 user"])
  }

  @Test("It shows who has the id that is typed", arguments: User.findings)
  func find(query: String, result: String) throws {
    try users.fetch(User.three)
    presenter.queryEdited(query)
    #expect(view.results.last == result)
  }

  @Test("It answers a query typed earlier once users arrive, and follows a rename")
  func follow() throws {
    presenter.queryEdited("7")
    try users.fetch(User.three)
    try users.rename(User.ada.id, to: "Augusta")
    #expect(view.results == ["---", "User not found", "I found Ada aka ada", "I found Augusta aka ada"])
  }
}
