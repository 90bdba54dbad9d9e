import RoleFixtures
import Testing
import Users

@testable import MVP_updateView

@Suite("MVP with updateView(): presenters say what is to be seen")
struct PresenterTests {
  let users = UsersFixture()
  let view = ViewSpy()

  @Test("The dashboard's has its view updated when a load begins and when it ends")
  func dashboard() throws {
    let presenter = DashboardPresenter(view, repository: users.repository)
    presenter.viewLoaded()
    #expect(presenter.isLoading && !presenter.isLoaded)
    #expect(view.calls == [.updateView])
    view.calls = []
    try users.answerFetch(User.three)
    #expect(!presenter.isLoading && presenter.isLoaded)
    #expect(view.calls == [.updateView])
  }

  @Test("The list's has its view updated as a whole, whatever has changed")
  func list() throws {
    let presenter = UserListPresenter(view, repository: users.repository)
    presenter.viewLoaded()
    #expect(view.calls == [])
    try users.fetch(User.three)
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect((0..<presenter.numberOfUsers).map(presenter.name(at:)) == ["Ada", "Amazing Grace", "Alan"])
    #expect(!presenter.hasNoUsers)
    #expect(view.calls == [.updateView, .updateView])
    try users.fetch([])
    #expect(presenter.hasNoUsers)
  }

  @Test("The finder's says count and result", arguments: User.findings)
  func finder(query: String, result: String) throws {
    let presenter = UserFinderPresenter(view, repository: users.repository)
    presenter.viewLoaded()
    #expect(presenter.count == "" && presenter.result == "---")
    #expect(view.calls == [.updateView])
    try users.fetch(User.three)
    view.calls = []
    presenter.queryEdited(query)
    #expect(presenter.count == "The system has 3 users" && presenter.result == result)
    #expect(view.calls == [.updateView])
  }

  @Test("The list's and the finder's have the users that are there when the view is loaded shown")
  func madeLater() throws {
    try users.fetch(User.three)
    let list = UserListPresenter(view, repository: users.repository)
    list.viewLoaded()
    #expect(view.calls == [.updateView])
    #expect(list.numberOfUsers == 3)
    let finder = UserFinderPresenter(view, repository: users.repository)
    finder.viewLoaded()
    #expect(finder.count == "The system has 3 users")
  }

  @Test("The details' has its view updated at every change but those that are typed")
  func details() throws {
    try users.fetch(User.three)
    let presenter = UserDetailsPresenter(view, user: .ada, repository: users.repository)
    presenter.viewLoaded()
    #expect(presenter.id == "ID 7" && presenter.username == "ada" && presenter.name == "Ada")
    #expect(view.calls == [.updateView])
    view.calls = []
    presenter.nameEdited(" ")
    #expect(presenter.name == " ")
    #expect(view.calls == [])
    presenter.saveTapped()
    #expect(presenter.message == "Name can't be empty" && !presenter.isSaving)
    #expect(view.calls == [.updateView])
    view.calls = []
    presenter.nameEdited("Augusta")
    presenter.saveTapped()
    #expect(presenter.message == nil && presenter.isSaving)
    #expect(view.calls == [.updateView])
    view.calls = []
    try users.answerRename(.success(()))
    #expect(presenter.name == "Augusta" && !presenter.isSaving)
    #expect(view.calls == [.updateView, .updateView])
  }

  @Test("The details' has what has become of its user while the view waited to be loaded")
  func changedBeforeLoad() throws {
    try users.fetch(User.three)
    let renamed = UserDetailsPresenter(view, user: .ada, repository: users.repository)
    try users.rename(User.ada.id, to: "Augusta")
    renamed.viewLoaded()
    #expect(renamed.name == "Augusta")
    let removed = UserDetailsPresenter(view, user: .ada, repository: users.repository)
    try users.fetch([.grace])
    view.calls = []
    removed.viewLoaded()
    #expect(removed.name == "Ada")
    #expect(view.calls == [.updateView])
  }
}
