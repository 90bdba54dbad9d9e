import RoleFixtures
import Testing
import Users

@testable import VIPVM

@Suite("VIP-VM: the details' presenter")
struct UserDetailsPresenterTests {
  let output = RecordingUserDetailsOutput()
  let presenter = UserDetailsPresenter()

  init() {
    presenter.viewModel = output
  }

  @Test("It turns a user into what is displayed")
  func user() {
    presenter.presentUser(.ada)
    #expect(output.told == ["ID 7, ada, name Ada"])
  }

  @Test("It turns the result of saving into text")
  func saving() {
    presenter.presentSaving()
    presenter.presentSaved(.success(()))
    presenter.presentSaved(.failure(.httpStatus(500)))
    presenter.presentRefusal(.empty)
    #expect(
      output.told == [
        "saving, message none",
        "not saving, message none",
        "not saving, message \(UsersFailure.httpStatus(500).text)",
        "not saving, message Name can't be empty",
      ]
    )
  }
}
