import Users

/// Knows the users and the query, and finds the user with the id that is typed.
final class UserFinderModel: Model {
  /// The number of users; `nil` before the first load.
  private(set) var count: Int?

  private let repository: any UsersRepository
  private var users = UserDirectory()
  private var query = ""
  private var observation: AnyCancellable?

  init(repository: any UsersRepository) {
    self.repository = repository
    super.init()
    // Weak: the repository holds the closure for as long as this model holds the observation.
    observation = repository.observeUsers { [weak self] in self?.usersChanged($0.users) }
  }

  func find(_ query: String) {
    self.query = query
    changed()
  }

  var finding: Finding { users.find(query) }

  private func usersChanged(_ users: UserDirectory) {
    self.users = users
    count = users.count
    changed()
  }
}
