import RoleFixtures
import Testing
import Users

@testable import VIPVM

@Suite("VIP-VM: the details' presenter")
struct UserDetailsPresenterTests {
  let output = UserDetailsPresenterOutputSpy()
  let presenter = UserDetailsPresenter()

  init() {
    presenter.viewModel = output
  }

  @Test("It turns a user into what is displayed")
  func user() {
    presenter.presentUser(.ada)
    #expect(output.calls == [.displayUser(UserDetailsValues(id: "ID 7", username: "ada", name: "Ada"))])
  }

  @Test("It turns the result of saving into text")
  func saving() {
    presenter.presentSaving()
    presenter.presentSaved(.success(()))
    presenter.presentSaved(.failure(.httpStatus(500)))
    presenter.presentRefusal(.empty)
    #expect(
      output.calls == [
        .displaySaving(true, message: nil),
        .displaySaving(false, message: nil),
        .displaySaving(false, message: UsersFailure.httpStatus(500).text),
        .displaySaving(false, message: "Name can't be empty"),
      ]
    )
  }
}
