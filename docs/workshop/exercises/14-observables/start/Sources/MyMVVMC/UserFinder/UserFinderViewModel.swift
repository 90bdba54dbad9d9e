import Users

/// The finder's view model, as its view sees it.
protocol UserFinderViewModelType: AnyObject {
  var countChanged: ((String) -> Void)? { get set }
  var resultChanged: ((String) -> Void)? { get set }
  func viewLoaded()
  func queryEdited(_ query: String)
}

/// Says how many users there are, and who has the id that is typed.
final class UserFinderViewModel: UserFinderViewModelType {
  var countChanged: ((String) -> Void)?
  var resultChanged: ((String) -> Void)?

  private let repository: any UsersRepository
  private var users = UserDirectory()
  private var query = ""
  private var observation: AnyCancellable?

  init(repository: any UsersRepository) {
    self.repository = repository
  }

  func viewLoaded() {
    find()
    // Weak: the repository holds the closure for as long as this view model holds the observation.
    observation = repository.observeUsers { [weak self] in self?.usersChanged($0.users) }
  }

  func queryEdited(_ query: String) {
    self.query = query
    find()
  }

  private func usersChanged(_ users: UserDirectory) {
    self.users = users
    countChanged?(Wording.userCount(users.count))
    find()
  }

  private func find() {
    resultChanged?(Wording.finding(users.find(query)))
  }
}
