import RoleFixtures
import Testing
import Users

@testable import MVP_updateView

@Suite("MVP with updateView(): presenters say what is to be seen")
struct PresenterTests {
  let users = UsersFixture()
  let view = RecordingView()

  @Test("The dashboard's has its view updated when a load begins and when it ends")
  func dashboard() throws {
    let presenter = DashboardPresenter(view, repository: users.repository)
    presenter.viewLoaded()
    #expect(presenter.isLoading && !presenter.isLoaded && view.updateCount == 1)
    try users.answerFetch(User.three)
    #expect(!presenter.isLoading && presenter.isLoaded && view.updateCount == 2)
  }

  @Test("The list's has its view updated as a whole, whatever has changed")
  func list() throws {
    let presenter = UserListPresenter(view, repository: users.repository)
    presenter.viewLoaded()
    try users.fetch(User.three)
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect((0..<presenter.numberOfUsers).map(presenter.name(at:)) == ["Ada", "Amazing Grace", "Alan"])
    #expect(view.updateCount == 2)
  }

  @Test("The finder's says count and result", arguments: User.findings)
  func finder(query: String, result: String) throws {
    let presenter = UserFinderPresenter(view, repository: users.repository)
    presenter.viewLoaded()
    #expect(presenter.count == "" && presenter.result == "---" && view.updateCount == 1)
    try users.fetch(User.three)
    presenter.queryEdited(query)
    #expect(presenter.count == "The system has 3 users" && presenter.result == result && view.updateCount == 3)
  }

  @Test("The details' has its view updated at every change but those that are typed")
  func details() throws {
    try users.fetch(User.three)
    let presenter = UserDetailsPresenter(view, user: .ada, repository: users.repository)
    presenter.viewLoaded()
    #expect(presenter.id == "ID 7" && presenter.username == "ada" && presenter.name == "Ada" && view.updateCount == 1)
    presenter.nameEdited(" ")
    #expect(presenter.name == " " && view.updateCount == 1)
    presenter.saveTapped()
    #expect(presenter.message == "Name can't be empty" && !presenter.isSaving && view.updateCount == 2)
    presenter.nameEdited("Augusta")
    presenter.saveTapped()
    #expect(presenter.message == nil && presenter.isSaving && view.updateCount == 3)
    try users.answerRename(.success(()))
    #expect(presenter.name == "Augusta" && !presenter.isSaving && view.updateCount == 5)
  }
}
