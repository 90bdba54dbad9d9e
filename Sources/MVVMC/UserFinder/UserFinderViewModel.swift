import Users

/// The finder's view model, as its view sees it.
protocol UserFinderViewModelType: AnyObject {
  var query: Observable<String> { get }
  var count: Observable<String> { get }
  var result: Observable<String> { get }
  func viewLoaded()
}

/// Says how many users there are, and who has the id that is typed.
final class UserFinderViewModel: UserFinderViewModelType {
  let query = Observable("")
  let count = Observable("")
  let result = Observable("")

  private let repository: any UsersRepository
  private var users = UserDirectory()
  private var observation: AnyCancellable?
  private let bag = DisposeBag()

  init(repository: any UsersRepository) {
    self.repository = repository
  }

  func viewLoaded() {
    // Weak: the repository holds the closure for as long as this view model holds the observation.
    observation = repository.observeChanges { [weak self] _ in self?.usersChanged() }
    // Weak: this view model holds the query, which holds the closure.
    query.bind { [weak self] in self?.find($0) }.disposed(by: bag)
  }

  private func usersChanged() {
    users = repository.users ?? users
    count.value = Wording.userCount(users.count)
    find(query.value)
  }

  private func find(_ query: String) {
    result.value = Wording.finding(users.find(query))
  }
}
