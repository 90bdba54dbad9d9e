import Users

/// What the finder's view is told.
protocol UserFinderViewModelDelegate: AnyObject {
  func countUpdated()
  func resultUpdated()
}

/// Says how many users there are, and who has the id that is typed.
final class UserFinderViewModel {
  private let interactor: UserFinderInteractor
  private var users = UserDirectory()
  private var query = ""
  /// Weak: the view belongs to the view factory, as this view model does.
  private weak var delegate: (any UserFinderViewModelDelegate)?

  init(interactor: UserFinderInteractor) {
    self.interactor = interactor
  }

  func bind(_ delegate: any UserFinderViewModelDelegate) {
    self.delegate = delegate
    // Weak: the repository holds the closure for as long as the interactor holds the observation.
    interactor.observeUsers { [weak self] users in self?.usersChanged(users) }
    delegate.resultUpdated()
  }

  func queryEdited(_ query: String) {
    self.query = query
    delegate?.resultUpdated()
  }

  var count: String { Wording.userCount(users.count) }

  var result: String { Wording.finding(users.find(query)) }

  private func usersChanged(_ users: UserDirectory) {
    self.users = users
    delegate?.countUpdated()
    delegate?.resultUpdated()
  }
}
