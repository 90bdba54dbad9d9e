import RoleFixtures
import Testing
import Users

@testable import VIPVM

@Suite("VIP-VM: the list's presenter")
struct UserListPresenterTests {
  let output = UserListPresenterOutputSpy()
  let presenter = UserListPresenter()

  init() {
    presenter.viewModel = output
  }

  @Test("It turns users into rows")
  func rows() throws {
    presenter.presentUsers(try UserDirectory(User.three))
    let rows = [
      UserListRow(id: 7, name: "Ada"), UserListRow(id: 3, name: "Grace"), UserListRow(id: 12, name: "Alan"),
    ]
    #expect(output.calls == [.displayRows(rows)])
  }

  @Test("It turns one user into a row when only that one has changed, and passes on its place")
  func renamed() {
    presenter.presentUser(.grace, at: 1)
    #expect(output.calls == [.displayRow(UserListRow(id: 3, name: "Grace"), index: 1)])
  }
}
