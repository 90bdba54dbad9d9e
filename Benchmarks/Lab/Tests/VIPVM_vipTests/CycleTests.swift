import RoleFixtures
import Testing
import Users

@testable import VIPVM_vip

@Suite("VIP: everything goes around the cycle")
struct CycleTests {
  let users = UsersFixture()
  let display = DisplaySpy()

  private func listInteractor() -> UserListInteractor {
    let presenter = UserListPresenter()
    presenter.viewController = display
    return UserListInteractor(repository: users.repository, presenter: presenter)
  }

  private func detailsInteractor() -> UserDetailsInteractor {
    let presenter = UserDetailsPresenter()
    presenter.viewController = display
    return UserDetailsInteractor(userID: User.ada.id, repository: users.repository, presenter: presenter)
  }

  @Test("The list displays the users that are there when its view is loaded")
  func madeLater() throws {
    try users.fetch(User.three)
    let interactor = listInteractor()
    interactor.observeUsers()
    let rows = [
      UserListRow(id: 7, name: "Ada"), UserListRow(id: 3, name: "Grace"), UserListRow(id: 12, name: "Alan"),
    ]
    #expect(display.calls == [.displayRows(rows)])
  }

  @Test("A rename changes one row, and no other is made anew")
  func rename() throws {
    let interactor = listInteractor()
    interactor.observeUsers()
    try users.fetch(User.three)
    display.calls = []
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(display.calls == [.displayRow(UserListRow(id: 3, name: "Amazing Grace"), index: 1)])
  }

  @Test("A tap in the list changes the screen only when interactor and presenter have passed it on")
  func openDetails() throws {
    listInteractor().openUser(User.grace.id)
    #expect(display.calls == [.displayDetails(User.grace.id)])
  }

  @Test("Closing the details changes the screen only when interactor and presenter have passed it on")
  func closeDetails() throws {
    try users.fetch(User.three)
    detailsInteractor().close()
    #expect(display.calls == [.displayClose])
  }

  @Test("The interactor keeps what is typed, and the presenter says why it is refused")
  func emptyName() throws {
    try users.fetch(User.three)
    let interactor = detailsInteractor()
    interactor.observeUser()
    interactor.editName("")
    display.calls = []
    interactor.saveName()
    #expect(display.calls == [.displaySaving(false, message: "Name can't be empty")])
  }

  @Test("What is typed stays when the user is renamed elsewhere")
  func renamedElsewhere() throws {
    try users.fetch(User.three)
    let interactor = detailsInteractor()
    interactor.observeUser()
    interactor.editName("Countess")
    display.calls = []
    try users.rename(User.ada.id, to: "Augusta")
    let values = UserDetailsValues(id: "ID 7", username: "ada", title: "Augusta", name: "Countess")
    #expect(display.calls == [.displayUser(values)])
  }

  @Test("The details display what has become of the user while their view waited to be loaded")
  func changedBeforeLoad() throws {
    try users.fetch(User.three)
    let renamed = detailsInteractor()
    try users.rename(User.ada.id, to: "Augusta")
    let values = UserDetailsValues(id: "ID 7", username: "ada", title: "Augusta", name: "Augusta")
    renamed.observeUser()
    #expect(display.calls == [.displayUser(values)])
    let removed = detailsInteractor()
    try users.fetch([.grace])
    display.calls = []
    removed.observeUser()
    #expect(display.calls == [.displayUser(values)])
  }

  @Test("A load is displayed, and the user of a link opened, only when interactor and presenter have passed them on")
  func dashboard() throws {
    let presenter = DashboardPresenter()
    presenter.viewController = display
    let interactor = DashboardInteractor(repository: users.repository, presenter: presenter)
    interactor.loadUsers()
    #expect(display.calls == [])
    try users.answerFetch(User.three)
    #expect(display.calls == [.displayComponents])
    display.calls = []
    interactor.findUser(of: try .user(User.grace.id))
    interactor.findUser(of: try .user(99))
    #expect(display.calls == [.displayDetails(User.grace.id), .displayUserNotFound])
  }

  @Test("A presenter does not keep its view controller alive")
  func ownership() {
    let presenter = UserListPresenter()
    var viewController: UserListViewController? = UserListViewController(
      interactor: UserListInteractor(repository: users.repository, presenter: presenter)
    )
    presenter.viewController = viewController
    weak let watched = viewController
    #expect(watched != nil && presenter.viewController != nil)
    viewController = nil
    #expect(watched == nil && presenter.viewController == nil)
  }
}
