import RoleFixtures
import Testing
import Users

@testable import VIPVM

@Suite("VIP-VM: the list's presenter")
struct UserListPresenterTests {
  @Test("It turns users into rows")
  func rows() throws {
    let output = RecordingUserListOutput()
    let presenter = UserListPresenter()
    presenter.viewModel = output
    presenter.presentUsers(try UserDirectory(User.three))
    #expect(output.rows.count == 1)
    #expect(output.rows.last?.map(\.id) == [7, 3, 12])
    #expect(output.rows.last?.map(\.name) == ["Ada", "Grace", "Alan"])
  }
}
