import Users

/// The view as its view model sees it.
protocol DashboardDisplaying: AnyObject {
  func display()
}

/// The coordinator, as the dashboard's view model sees it: hears when links can be followed, and opens another screen.
protocol DashboardRouting: AnyObject {
  func usersLoaded()
  func replaceDetails(byUser id: User.ID)
}

/// An alert that is due.
enum DashboardAlert {
  case loadFailed(String)
  case userNotFound
}

/// Takes the dashboard's events and keeps what it displays.
final class DashboardViewModel {
  /// Weak: the view holds its view model.
  weak var view: (any DashboardDisplaying)?
  /// Weak: the coordinator makes this scene and belongs to the app.
  weak var coordinator: (any DashboardRouting)?

  private let interactor: DashboardInteractor
  private var model = DisplayModel() {
    didSet { view?.display() }
  }

  init(interactor: DashboardInteractor) {
    self.interactor = interactor
  }

  func linkOpened(_ link: UsersLink) {
    interactor.findUser(of: link)
  }

  private func loadUsers() {
    model = DisplayModel(isLoading: true, isLoaded: model.isLoaded)
    interactor.loadUsers()
  }

  /// Every state is made anew, and displayed once: an alert is in none but its own.
  private struct DisplayModel {
    var isLoading = false
    var isLoaded = false
    var alert: DashboardAlert?
  }
}

extension DashboardViewModel: DashboardViewModelInput {
  var isLoading: Bool { model.isLoading }
  var showsComponents: Bool { model.isLoaded }
  var alert: DashboardAlert? { model.alert }

  func viewDidLoad() {
    loadUsers()
  }

  func refreshControlValueChanged() {
    loadUsers()
  }

  func retryTapped() {
    loadUsers()
  }
}

extension DashboardViewModel: DashboardPresenterOutput {
  func displayUsersLoaded() {
    model = DisplayModel(isLoaded: true)
    coordinator?.usersLoaded()
  }

  func displayUsersNotLoaded(_ text: String) {
    model = DisplayModel(isLoaded: model.isLoaded, alert: .loadFailed(text))
  }

  func displayUserFound(_ id: User.ID) {
    coordinator?.replaceDetails(byUser: id)
  }

  func displayUserNotFound() {
    model = DisplayModel(isLoading: model.isLoading, isLoaded: model.isLoaded, alert: .userNotFound)
  }
}
