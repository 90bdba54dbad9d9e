import Users

/// The view as its view model sees it.
protocol UserDetailsDisplaying: AnyObject {
  func display()
}

/// Where the details' view model asks to be closed.
protocol UserDetailsCoordinator: AnyObject {
  func closeDetails()
}

/// Takes the details' events and keeps what they display.
final class UserDetailsViewModel {
  /// Weak: the view holds its view model.
  weak var view: (any UserDetailsDisplaying)?
  /// Weak: the coordinator makes this scene and belongs to the app.
  weak var coordinator: (any UserDetailsCoordinator)?

  private let interactor: UserDetailsInteractor
  private var model = DisplayModel() {
    didSet { view?.display() }
  }

  init(interactor: UserDetailsInteractor) {
    self.interactor = interactor
  }

  private struct DisplayModel {
    var user = UserDetailsValues(id: "", username: "", title: "", name: "")
    var message: String?
    var isSaving = false
  }
}

extension UserDetailsViewModel: UserDetailsViewModelInput {
  var title: String { model.user.title }
  var id: String { model.user.id }
  var username: String { model.user.username }
  var name: String { model.user.name }
  var message: String? { model.message }
  var canSave: Bool { !model.isSaving }

  func viewDidLoad() {
    interactor.observeUser()
  }

  func nameEditingChanged(_ text: String) {
    // Kept for display too: the next display, whatever it is for, redraws the field.
    model.user.name = text
    interactor.editName(text)
  }

  func saveTapped() {
    interactor.saveName()
  }

  func closeTapped() {
    coordinator?.closeDetails()
  }
}

extension UserDetailsViewModel: UserDetailsPresenterOutput {
  func presentUser(_ values: UserDetailsValues) {
    model.user = values
  }

  func presentSaving(_ isSaving: Bool, message: String?) {
    model = DisplayModel(user: model.user, message: message, isSaving: isSaving)
  }
}
