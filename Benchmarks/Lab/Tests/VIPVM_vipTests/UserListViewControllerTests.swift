import Foundation
import HeadlessUIKit
import RoleFixtures
import Testing
import Users

@testable import VIPVM_vip

@Suite("VIP: the list's view")
struct UserListViewControllerTests {
  @Test("It keeps the rows, and draws anew only the one that has changed")
  func rows() throws {
    let users = UsersFixture()
    let interactor = UserListInteractor(repository: users.repository, presenter: UserListPresenter())
    let view = UserListViewController(interactor: interactor)
    let stage = Stage(embedding: view)
    view.displayRows([UserListRow(id: 7, name: "Ada"), UserListRow(id: 3, name: "Grace")])
    stage.settle()
    try stage.table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text = "Not drawn anew"
    view.displayRow(UserListRow(id: 3, name: "Amazing Grace"), at: 1)
    stage.settle()
    #expect(try stage.rows == ["Not drawn anew", "Amazing Grace"])
  }
}
