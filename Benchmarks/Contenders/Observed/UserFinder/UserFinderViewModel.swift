import Observation
import Users

/// Says how many users there are, and who has the id that is typed.
@Observable final class UserFinderViewModel {
  var count: String { users.map { Wording.userCount($0.count) } ?? "" }
  var result: String { Wording.finding((users ?? UserDirectory()).find(query)) }
  private var query = ""
  /// `nil` until users are there: then they are not counted.
  private var users: UserDirectory?
  private let repository: any UsersRepository

  init(repository: any UsersRepository) {
    self.repository = repository
  }

  func find(_ query: String) {
    self.query = query
  }

  /// Follows the users until it is cancelled.
  func follow() async {
    for await update in repository.updates { users = update.users }
  }
}
