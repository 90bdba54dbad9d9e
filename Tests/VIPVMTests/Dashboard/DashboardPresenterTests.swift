import RoleFixtures
import Testing
import Users

@testable import VIPVM

@Suite("VIP-VM: the dashboard's presenter")
struct DashboardPresenterTests {
  let output = DashboardPresenterOutputSpy()
  let presenter = DashboardPresenter()

  init() {
    presenter.viewModel = output
  }

  @Test("It turns the result of a load into text")
  func load() {
    presenter.presentLoad(.success(UserDirectory()))
    presenter.presentLoad(.failure(.httpStatus(500)))
    #expect(output.calls == [.displayUsersLoaded, .displayUsersNotLoaded(UsersFailure.httpStatus(500).text)])
  }

  @Test("It passes on no more of a user than the id")
  func user() {
    presenter.presentUser(.grace)
    presenter.presentUser(nil)
    #expect(output.calls == [.displayUserFound(User.grace.id), .displayUserNotFound])
  }
}
