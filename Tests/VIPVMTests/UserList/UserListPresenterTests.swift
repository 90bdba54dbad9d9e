import RoleFixtures
import Testing
import Users

@testable import VIPVM

@Suite("VIP-VM: the list's presenter")
struct UserListPresenterTests {
  let output = RecordingUserListOutput()
  let presenter = UserListPresenter()

  init() {
    presenter.viewModel = output
  }

  @Test("It turns users into rows")
  func rows() throws {
    presenter.presentUsers(try UserDirectory(User.three))
    #expect(output.rows.count == 1)
    #expect(output.rows.last?.map(\.id) == [7, 3, 12])
    #expect(output.rows.last?.map(\.name) == ["Ada", "Grace", "Alan"])
    #expect(output.changedRows == [nil])
  }

  @Test("It turns one user into a row when only that one has changed, and passes on its place")
  func renamed() {
    presenter.presentUser(.grace, at: 1)
    #expect(output.rows.last?.map(\.id) == [3])
    #expect(output.rows.last?.map(\.name) == ["Grace"])
    #expect(output.changedRows == [1])
  }
}
