import Users

/// The view as its view model sees it.
protocol UserFinderDisplaying: AnyObject {
  func display()
}

/// Takes the finder's events and keeps what it displays.
final class UserFinderViewModel {
  /// Weak: the view holds its view model.
  weak var view: (any UserFinderDisplaying)?

  private let interactor: UserFinderInteractor
  private var model = DisplayModel() {
    didSet { view?.display() }
  }

  init(interactor: UserFinderInteractor) {
    self.interactor = interactor
  }

  private struct DisplayModel {
    var count = ""
    var result = ""
  }
}

extension UserFinderViewModel: UserFinderViewModelInput {
  var count: String { model.count }
  var result: String { model.result }

  func viewDidLoad() {
    interactor.findUser("")
    interactor.observeUsers()
  }

  func queryEditingChanged(_ query: String) {
    interactor.findUser(query)
  }
}

extension UserFinderViewModel: UserFinderPresenterOutput {
  func displayCount(_ count: String, result: String) {
    model = DisplayModel(count: count, result: result)
  }

  func displayResult(_ text: String) {
    model.result = text
  }
}
