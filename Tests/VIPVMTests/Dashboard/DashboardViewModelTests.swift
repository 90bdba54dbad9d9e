import RoleFixtures
import Testing
import Users

@testable import VIPVM

@Suite("VIP-VM: the dashboard's view model")
struct DashboardViewModelTests {
  let users = UsersFixture()
  /// The output in place of the view model itself: the cycle ends here.
  let output = DashboardPresenterOutputSpy()
  let coordinator = CoordinatorSpy()
  let viewModel: DashboardViewModel
  let view: ViewSpy<Displayed>

  init() {
    let presenter = DashboardPresenter()
    presenter.viewModel = output
    let viewModel = DashboardViewModel(
      interactor: DashboardInteractor(repository: users.repository, presenter: presenter)
    )
    view = ViewSpy { Displayed(viewModel) }
    self.viewModel = viewModel
    viewModel.view = view
    viewModel.coordinator = coordinator
  }

  @Test("It has users loaded when the view is loaded, and displays that they are, once")
  func launch() {
    #expect(users.source.fetches.isEmpty)
    viewModel.viewDidLoad()
    #expect(users.source.fetches.count == 1)
    #expect(view.displayed == [Displayed(isLoading: true)])
  }

  @Test("It displays the components once when users are there, and tells the coordinator")
  func loaded() {
    viewModel.displayUsersLoaded()
    #expect(view.displayed == [Displayed(showsComponents: true)])
    #expect(coordinator.calls == [.usersLoaded])
  }

  @Test("It displays a failure, and does not tell the coordinator that users are loaded")
  func failed() {
    viewModel.displayUsersNotLoaded("A reason")
    #expect(view.displayed == [Displayed(alert: .loadFailed("A reason"))])
    #expect(coordinator.calls == [])
  }

  @Test("It has an alert displayed once: no state after it has one, whatever comes next", arguments: 0..<3)
  func alert(next: Int) throws {
    viewModel.displayUsersNotLoaded("A reason")
    view.displayed = []
    [viewModel.retryTapped, viewModel.refreshControlValueChanged, viewModel.displayUsersLoaded][next]()
    let loading = Displayed(isLoading: true)
    #expect(view.displayed == [[loading, loading, Displayed(showsComponents: true)][next]])
  }

  @Test("It leaves a load under way that an alert is displayed over")
  func alertWhileLoading() {
    viewModel.displayUsersLoaded()
    viewModel.refreshControlValueChanged()
    view.displayed = []
    viewModel.displayUserNotFound()
    viewModel.displayUsersLoaded()
    #expect(
      view.displayed == [
        Displayed(isLoading: true, showsComponents: true, alert: .userNotFound), Displayed(showsComponents: true),
      ]
    )
  }

  @Test("It has users loaded again at a pull and at another try", arguments: [true, false])
  func again(isPull: Bool) {
    viewModel.displayUsersLoaded()
    view.displayed = []
    if isPull { viewModel.refreshControlValueChanged() } else { viewModel.retryTapped() }
    #expect(users.source.fetches.count == 1)
    #expect(view.displayed == [Displayed(isLoading: true, showsComponents: true)])
  }

  @Test("It has the user of a link found, and displays nothing by itself")
  func link() throws {
    try users.fetch(User.three)
    viewModel.linkOpened(try .user(User.grace.id))
    #expect(output.calls == [.displayUserFound(User.grace.id)])
    #expect(view.displayed == [])
  }

  @Test("It asks the coordinator for the details of the user found, and displays nothing for it")
  func found() {
    viewModel.displayUserFound(3)
    #expect(coordinator.calls == [.replaceDetails(3)])
    #expect(view.displayed == [])
  }

  @Test("It displays that nobody was found")
  func notFound() {
    viewModel.displayUsersLoaded()
    view.displayed = []
    viewModel.displayUserNotFound()
    #expect(view.displayed == [Displayed(showsComponents: true, alert: .userNotFound)])
  }

  /// The values that the dashboard's view reads when it is told to display.
  struct Displayed: Equatable {
    var isLoading = false
    var showsComponents = false
    var alert: DashboardAlert?
  }
}

extension DashboardViewModelTests.Displayed {
  fileprivate init(_ viewModel: DashboardViewModel) {
    isLoading = viewModel.isLoading
    showsComponents = viewModel.showsComponents
    alert = viewModel.alert
  }
}
