import Users

/// Delegate of the finder's view model: its view, which shows what has changed.
protocol UserFinderViewModelDelegate: AnyObject {
  func countUpdated()
  func resultUpdated()
}

/// Says how many users there are, and who has the id that is typed.
final class UserFinderViewModel {
  private let interactor: UserFinderInteractor
  private var userCount: Int?
  private var query = ""
  /// Weak: the view belongs to the view factory, as this view model does.
  private weak var delegate: (any UserFinderViewModelDelegate)?

  init(interactor: UserFinderInteractor) {
    self.interactor = interactor
    observeUsers()
  }

  func bind(_ delegate: any UserFinderViewModelDelegate) {
    self.delegate = delegate
  }

  func queryEdited(_ query: String) {
    self.query = query
    delegate?.resultUpdated()
  }

  /// Empty until users have been loaded.
  var count: String { userCount.map(Wording.userCount) ?? "" }

  var result: String { Wording.finding(interactor.find(query)) }

  private func observeUsers() {
    // Weak: the repository holds the closure for as long as the interactor holds the observation.
    interactor.observeCount { [weak self] count in self?.usersChanged(count) }
  }

  private func usersChanged(_ count: Int) {
    userCount = count
    delegate?.countUpdated()
    delegate?.resultUpdated()
  }
}
