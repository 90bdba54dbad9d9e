import RoleFixtures
import Testing
import Users

@testable import VIPVM

@Suite("VIP-VM: the dashboard's presenter")
struct DashboardPresenterTests {
  let output = RecordingDashboardOutput()
  let presenter = DashboardPresenter()

  init() {
    presenter.viewModel = output
  }

  @Test("It turns the result of a load into text")
  func load() {
    presenter.presentLoad(.success(UserDirectory()))
    presenter.presentLoad(.failure(.httpStatus(500)))
    #expect(output.told == ["loaded", UsersFailure.httpStatus(500).text])
  }

  @Test("Of a user it passes on no more than the id")
  func user() {
    presenter.presentUser(.grace)
    presenter.presentUser(nil)
    #expect(output.told == ["found 3", "not found"])
  }
}
