import Users

/// The finder's view model, as its view sees it.
protocol UserFinderViewModelType: AnyObject {
  var count: Observable<String> { get }
  var result: Observable<String> { get }
  func viewLoaded()
  func queryEdited(_ query: String)
}

/// Says how many users there are, and who has the id that is typed.
final class UserFinderViewModel: UserFinderViewModelType {
  var count: Observable<String> { _count }
  var result: Observable<String> { _result }

  private let _count = Variable("")
  private let _result = Variable("")
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
    _count.set(Wording.userCount(users.count))
    find()
  }

  private func find() {
    _result.set(Wording.finding(users.find(query)))
  }
}
