import RoleFixtures
import Testing
import Users

@testable import VIPVM

@Suite("VIP-VM: the dashboard's view model")
struct DashboardViewModelTests {
  let users = UsersFixture()
  /// The output in place of the view model itself: the cycle ends here.
  let output = RecordingDashboardOutput()
  let coordinator = RecordingCoordinator()
  let viewModel: DashboardViewModel
  let view: RecordingView<String>

  init() {
    let presenter = DashboardPresenter()
    presenter.viewModel = output
    let viewModel = DashboardViewModel(
      interactor: DashboardInteractor(repository: users.repository, presenter: presenter)
    )
    view = RecordingView { viewModel.summary }
    self.viewModel = viewModel
    viewModel.view = view
    viewModel.coordinator = coordinator
    viewModel.viewDidLoad()
  }

  @Test("It has users loaded once the view is loaded, and displays it once")
  func launch() {
    #expect(users.source.fetches.count == 1)
    #expect(view.displayed == ["loading"])
  }

  @Test("It displays loaded users once")
  func loaded() {
    viewModel.displayUsersLoaded()
    #expect(view.displayed == ["loading", "components"])
  }

  @Test("It has an alert displayed once: no state after it has one, whatever comes next", arguments: 0..<3)
  func alert(next: Int) throws {
    viewModel.displayUsersNotLoaded("A reason")
    #expect(view.displayed == ["loading", "alert loadFailed(\"A reason\")"])
    [viewModel.retryTapped, viewModel.refreshControlValueChanged, viewModel.displayUsersLoaded][next]()
    #expect(view.displayed.dropFirst(2) == [["loading", "loading", "components"][next]])
  }

  @Test("An alert over a load under way leaves it under way")
  func alertWhileLoading() {
    viewModel.displayUsersLoaded()
    viewModel.refreshControlValueChanged()
    viewModel.displayUserNotFound()
    viewModel.displayUsersLoaded()
    #expect(view.displayed.suffix(2) == ["loading components alert userNotFound", "components"])
  }

  @Test("It has users loaded again for a pull and for another try", arguments: [true, false])
  func again(isPull: Bool) {
    viewModel.displayUsersLoaded()
    if isPull { viewModel.refreshControlValueChanged() } else { viewModel.retryTapped() }
    #expect(users.source.fetches.count == 2)
    #expect(view.displayed.last == "loading components")
  }

  @Test("It has the user of a link found after the load, once")
  func pendingLink() throws {
    try users.answerFetch(User.three)
    viewModel.linkOpened(try .user(User.grace.id))
    #expect(output.told == ["loaded"])
    viewModel.displayUsersLoaded()
    viewModel.displayUsersLoaded()
    #expect(output.told == ["loaded", "found 3"])
  }

  @Test("It asks the coordinator for the details of the user found, and displays nothing for it")
  func found() {
    viewModel.displayUserFound(3)
    #expect(coordinator.told == ["details replaced by 3"])
    #expect(view.displayed == ["loading"])
  }

  @Test("It has it displayed that nobody was found")
  func notFound() {
    viewModel.displayUsersLoaded()
    viewModel.displayUserNotFound()
    #expect(view.displayed.last == "components alert userNotFound")
  }
}

extension DashboardViewModel {
  fileprivate var summary: String {
    [isLoading ? "loading" : nil, showsComponents ? "components" : nil, alert.map { "alert \($0)" }]
      .compactMap(\.self).joined(separator: " ")
  }
}
