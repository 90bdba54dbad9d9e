import Users

/// The dashboard's view model, as its view sees it.
protocol DashboardViewModelType: AnyObject {
  var title: Observable<String> { get }
  var isLoading: Observable<Bool> { get }
  var showsComponents: Observable<Bool> { get }
  func viewLoaded()
  func refreshPulled()
}

/// Delegate of the dashboard's view model: its coordinator, which opens other screens.
protocol DashboardViewModelDelegate: AnyObject {
  func loadFailed(_ text: String, retry: @escaping () -> Void)
  func userNotFound()
  func userOpened(_ user: User)
}

/// Loads the users and follows deep links.
final class DashboardViewModel: DashboardViewModelType {
  let title = Observable(Wording.dashboardTitle)
  let isLoading = Observable(false)
  let showsComponents = Observable(false)
  let shouldLoadWidgets = Observable(false)
  /// Weak: the coordinator belongs to the app.
  weak var delegate: (any DashboardViewModelDelegate)?

  private let repository: any UsersRepository
  private var request: AnyCancellable?
  private var pendingLink: UsersLink?
  private let bag = DisposeBag()

  init(repository: any UsersRepository, link: Observable<UsersLink?>) {
    self.repository = repository
    // Weak: this view model holds the bag, whose binding holds the closure.
    link.bind { [weak self] in self?.linkOpened($0) }.disposed(by: bag)
  }

  func viewLoaded() {
    shouldLoadWidgets.value = true
    loadUsers()
  }

  func refreshPulled() {
    loadUsers()
  }

  func retryTapped() {
    loadUsers()
  }

  private func linkOpened(_ link: UsersLink?) {
    pendingLink = link
    if showsComponents.value { followLink() }
  }

  private func loadUsers() {
    isLoading.value = true
    // Weak: the repository holds the closure until it answers.
    request = repository.fetchUsers { [weak self] result in self?.usersLoaded(result) }
  }

  private func usersLoaded(_ result: Result<UserDirectory, UsersFailure>) {
    isLoading.value = false
    switch result {
    case .success:
      showsComponents.value = true
      followLink()
    case .failure(let failure):
      // Weak: the alert outlives this view model if the app is released while it is on screen.
      delegate?.loadFailed(failure.text) { [weak self] in self?.retryTapped() }
    }
  }

  private func followLink() {
    guard let link = pendingLink else { return }
    pendingLink = nil
    guard let id = link.userID, let user = repository.users?[id: id] else {
      delegate?.userNotFound()
      return
    }
    delegate?.userOpened(user)
  }
}
