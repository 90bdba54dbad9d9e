import RoleFixtures
import Testing
import Users

@testable import VIPVM

@Suite("VIP-VM: the finder's view model")
struct UserFinderViewModelTests {
  let users = UsersFixture()
  /// The output in place of the view model itself: the cycle ends here.
  let output = UserFinderPresenterOutputSpy()
  let viewModel: UserFinderViewModel
  let view: ViewSpy<[String]>

  init() {
    let presenter = UserFinderPresenter()
    presenter.viewModel = output
    let viewModel = UserFinderViewModel(
      interactor: UserFinderInteractor(repository: users.repository, presenter: presenter)
    )
    view = ViewSpy { [viewModel.count, viewModel.result] }
    self.viewModel = viewModel
    viewModel.view = view
  }

  @Test("It has nothing found and the users observed when the view is loaded, and displays nothing by itself")
  func launch() throws {
    viewModel.viewDidLoad()
    #expect(output.calls == [.displayResult("---")])
    output.calls = []
    try users.fetch(User.three)
    #expect(output.calls == [.displayCount("The system has 3 users", result: "---")])
    #expect(view.displayed == [])
  }

  @Test("It has the users counted that are there when the view is loaded")
  func madeLater() throws {
    try users.fetch(User.three)
    viewModel.viewDidLoad()
    #expect(output.calls.last == .displayCount("The system has 3 users", result: "---"))
  }

  @Test("It has found what each query asks for")
  func query() throws {
    viewModel.viewDidLoad()
    try users.fetch(User.three)
    output.calls = []
    viewModel.queryEditingChanged("3")
    #expect(output.calls == [.displayResult("I found Grace aka grace")])
  }

  @Test("It displays each value presented once")
  func displayed() {
    viewModel.displayCount("A count", result: "A result")
    viewModel.displayResult("Another")
    #expect(view.displayed == [["A count", "A result"], ["A count", "Another"]])
  }
}
