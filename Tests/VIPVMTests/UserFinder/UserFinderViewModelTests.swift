import RoleFixtures
import Testing
import Users

@testable import VIPVM

@Suite("VIP-VM: the finder's view model")
struct UserFinderViewModelTests {
  let users = UsersFixture()
  /// The output in place of the view model itself: the cycle ends here.
  let output = RecordingUserFinderOutput()
  let viewModel: UserFinderViewModel
  let view: RecordingView<[String]>

  init() {
    let presenter = UserFinderPresenter()
    presenter.viewModel = output
    let viewModel = UserFinderViewModel(
      interactor: UserFinderInteractor(repository: users.repository, presenter: presenter)
    )
    view = RecordingView { [viewModel.count, viewModel.result] }
    self.viewModel = viewModel
    viewModel.view = view
    viewModel.viewDidLoad()
  }

  @Test("It asks for its use cases by their names, and displays nothing by itself")
  func useCases() throws {
    try users.fetch(User.three)
    viewModel.queryEditingChanged("3")
    #expect(output.told == ["---", "The system has 3 users", "---", "I found Grace aka grace"])
    #expect(view.displayed.isEmpty)
  }

  @Test("It displays each value presented once")
  func displayed() {
    viewModel.displayCount("A count", result: "A result")
    viewModel.displayResult("Another")
    #expect(view.displayed == [["A count", "A result"], ["A count", "Another"]])
  }
}
