import Users

/// Fetches the users for the dashboard.
final class DashboardInteractor {
  private let repository: any UsersRepository
  private var request: AnyCancellable?

  init(repository: any UsersRepository) {
    self.repository = repository
  }

  func fetchUsers(_ completion: @escaping UsersAnswer<Void>) {
    request = repository.fetchUsers { result in completion(result.map { _ in }) }
  }
}
