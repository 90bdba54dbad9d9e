import Users

/// Where the dashboard's view model says that another screen is due.
protocol DashboardViewModelDelegate: AnyObject {
  func loadFailed(_ text: String)
  func userNotFound()
  func userOpened(_ user: User)
}

/// Loads the users and follows deep links.
final class DashboardViewModel {
  let isLoading = Observable(false)
  let showsComponents = Observable(false)
  /// Weak: the coordinator holds its view model.
  weak var delegate: (any DashboardViewModelDelegate)?

  private let repository: any UsersRepository
  private var request: AnyCancellable?
  private var pendingLink: UsersLink?

  init(repository: any UsersRepository) {
    self.repository = repository
  }

  func viewLoaded() {
    loadUsers()
  }

  func refreshPulled() {
    loadUsers()
  }

  func retryTapped() {
    loadUsers()
  }

  func linkOpened(_ link: UsersLink) {
    if showsComponents.value { openUser(of: link) } else { pendingLink = link }
  }

  private func loadUsers() {
    isLoading.value = true
    // Weak: the repository holds the closure until it answers.
    request = repository.fetchUsers { [weak self] result in self?.usersLoaded(result) }
  }

  private func usersLoaded(_ result: Result<UserDirectory, UsersFailure>) {
    isLoading.value = false
    switch result {
    case .success: showComponents()
    case .failure(let failure): delegate?.loadFailed(failure.text)
    }
  }

  private func showComponents() {
    showsComponents.value = true
    guard let link = pendingLink else { return }
    pendingLink = nil
    openUser(of: link)
  }

  private func openUser(of link: UsersLink) {
    guard let id = link.userID, let user = repository.users?[id: id] else {
      delegate?.userNotFound()
      return
    }
    delegate?.userOpened(user)
  }
}
