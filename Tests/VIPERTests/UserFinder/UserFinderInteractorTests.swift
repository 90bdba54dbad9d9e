import RoleFixtures
import Testing
import Users

@testable import VIPER

@Suite("VIPER: the finder's interactor")
struct UserFinderInteractorTests {
  let users = UsersFixture()
  let presenter = UserFinderPresenterSpy()
  let interactor: UserFinderInteractor

  init() {
    interactor = users.injected { UserFinderInteractor() }
    interactor.presenter = presenter
  }

  @Test("It says that nothing is asked, and gives no count before users are there")
  func launch() {
    interactor.getUsers()
    #expect(presenter.calls == [.interactorWasAskedNothing])
  }

  @Test("It counts the users that are there when it is asked for them")
  func madeLater() throws {
    try users.fetch(User.three)
    interactor.getUsers()
    #expect(presenter.calls.contains(.interactorDidCountUsers(3)))
    interactor.findUser("7")
    #expect(presenter.calls.last == .interactorDidFindUser(name: "Ada", username: "ada"))
  }

  @Test("It says how many users there are, at each change")
  func count() throws {
    interactor.getUsers()
    presenter.calls = []
    try users.fetch(User.three)
    try users.fetch([.ada])
    #expect(
      presenter.calls == [
        .interactorDidCountUsers(3), .interactorWasAskedNothing, .interactorDidCountUsers(1),
        .interactorWasAskedNothing,
      ]
    )
  }

  @Test("It gives the user with an id as values")
  func find() throws {
    interactor.getUsers()
    try users.fetch(User.three)
    presenter.calls = []
    for query in ["", "7", "1"] { interactor.findUser(query) }
    #expect(
      presenter.calls == [
        .interactorWasAskedNothing, .interactorDidFindUser(name: "Ada", username: "ada"), .interactorDidFindNobody,
      ]
    )
  }

  @Test("It answers an earlier query when users arrive, and follows a rename")
  func follow() throws {
    interactor.getUsers()
    interactor.findUser("7")
    #expect(presenter.calls.last == .interactorDidFindNobody)
    try users.fetch(User.three)
    #expect(presenter.calls.last == .interactorDidFindUser(name: "Ada", username: "ada"))
    try users.rename(User.ada.id, to: "Augusta")
    #expect(presenter.calls.last == .interactorDidFindUser(name: "Augusta", username: "ada"))
  }
}
