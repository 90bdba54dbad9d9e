import Users

/// The dashboard's view model, as its view sees it.
protocol DashboardViewModelType: AnyObject {
  var title: Observable<String> { get }
  var isLoading: Observable<Bool> { get }
  var showsComponents: Observable<Bool> { get }
  func viewLoaded()
  func refreshPulled()
}

/// Delegate of the dashboard's view model: its coordinator, which shows other components and alerts.
protocol DashboardViewModelDelegate: AnyObject {
  func shouldLoadWidgets()
  func usersLoaded()
  func loadFailed(_ text: String, retry: @escaping () -> Void)
}

/// Loads the users.
final class DashboardViewModel: DashboardViewModelType {
  let title: Observable<String> = Variable(Wording.dashboardTitle)
  var isLoading: Observable<Bool> { _isLoading }
  var showsComponents: Observable<Bool> { _showsComponents }
  /// Weak: the coordinator belongs to the app.
  weak var delegate: (any DashboardViewModelDelegate)?

  private let _isLoading = Variable(false)
  private let _showsComponents = Variable(false)
  private let repository: any UsersRepository
  private var request: AnyCancellable?

  init(repository: any UsersRepository) {
    self.repository = repository
  }

  func viewLoaded() {
    delegate?.shouldLoadWidgets()
    loadUsers()
  }

  func refreshPulled() {
    loadUsers()
  }

  private func loadUsers() {
    _isLoading.set(true)
    // Weak: the repository holds the closure until it answers.
    request = repository.fetchUsers { [weak self] result in self?.usersFetched(result) }
  }

  private func usersFetched(_ result: Result<UserDirectory, UsersFailure>) {
    _isLoading.set(false)
    switch result {
    case .success: usersLoaded()
    case .failure(let failure): loadFailed(failure)
    }
  }

  private func usersLoaded() {
    _showsComponents.set(true)
    delegate?.usersLoaded()
  }

  private func loadFailed(_ failure: UsersFailure) {
    // Weak: the alert outlives this view model if the app is released while it is on screen.
    delegate?.loadFailed(failure.text) { [weak self] in self?.loadUsers() }
  }
}
