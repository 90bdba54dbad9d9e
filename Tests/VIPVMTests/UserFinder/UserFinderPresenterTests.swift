import RoleFixtures
import Testing
import Users

@testable import VIPVM

@Suite("VIP-VM: the finder's presenter")
struct UserFinderPresenterTests {
  @Test("It turns the user count and the search result into text")
  func worded() {
    let output = UserFinderPresenterOutputSpy()
    let presenter = UserFinderPresenter()
    presenter.viewModel = output
    presenter.presentUsers(count: 1, finding: .nothingAsked)
    presenter.presentFinding(.found(.ada))
    presenter.presentFinding(.notFound)
    #expect(
      output.calls == [
        .displayCount("The system has 1 user", result: "---"), .displayResult("I found Ada aka ada"),
        .displayResult("User not found"),
      ]
    )
  }
}
