import HeadlessUIKit
import RoleFixtures
import Testing
import Users

@testable import VIPVM_vip

@Suite("VIP: everything goes around the cycle")
struct CycleTests {
  let users = UsersFixture()
  let display = RecordingDisplay()

  @Test("A tap in the list changes the screen only when interactor and presenter have passed it on")
  func list() throws {
    let presenter = UserListPresenter()
    presenter.viewController = display
    let interactor = UserListInteractor(repository: users.repository, presenter: presenter)
    interactor.observeUsers()
    try users.fetch(User.three)
    interactor.openUser(3)
    #expect(display.told == ["Ada, Grace, Alan", "details of 3"])
  }

  @Test("So does closing the details")
  func details() throws {
    try users.fetch(User.three)
    let presenter = UserDetailsPresenter()
    presenter.viewController = display
    let interactor = UserDetailsInteractor(userID: 7, repository: users.repository, presenter: presenter)
    interactor.observeUser()
    interactor.editName("")
    interactor.saveName()
    interactor.close()
    #expect(display.told == ["Ada", "not saving, Name can't be empty", "close"])
  }

  @Test("A rename changes one row, and no other is made anew")
  func rename() throws {
    let presenter = UserListPresenter()
    presenter.viewController = display
    let interactor = UserListInteractor(repository: users.repository, presenter: presenter)
    interactor.observeUsers()
    try users.fetch(User.three)
    try users.rename(User.grace.id, to: "Amazing Grace")
    #expect(display.told == ["Ada, Grace, Alan", "Amazing Grace at 1"])
  }

  @Test("A presenter does not keep its view controller alive")
  func ownership() {
    let presenter = UserListPresenter()
    var viewController: UserListViewController? = UserListViewController(
      interactor: UserListInteractor(repository: users.repository, presenter: presenter)
    )
    presenter.viewController = viewController
    weak let watched = viewController
    viewController = nil
    #expect(watched == nil && presenter.viewController == nil)
  }
}
