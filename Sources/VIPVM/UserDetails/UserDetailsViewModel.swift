import Users

/// The view as its view model sees it.
protocol UserDetailsDisplaying: AnyObject {
  func display()
}

/// The coordinator, as the details' view model sees it: closes them.
protocol UserDetailsRouting: AnyObject {
  func closeDetails()
}

/// Takes the details' events and keeps what they display.
final class UserDetailsViewModel {
  /// Weak: the view holds its view model.
  weak var view: (any UserDetailsDisplaying)?
  /// Weak: the coordinator makes this scene and belongs to the app.
  weak var coordinator: (any UserDetailsRouting)?

  private let interactor: UserDetailsInteractor
  private var model = DisplayModel() {
    didSet { view?.display() }
  }
  /// Apart from the model: what is typed is on screen already, and no reason to display.
  private var draft = NameDraft(name: "")

  init(interactor: UserDetailsInteractor) {
    self.interactor = interactor
  }

  private struct DisplayModel {
    var user = UserDetailsValues(id: "", username: "", name: "")
    var message: String?
    var isSaving = false
  }
}

extension UserDetailsViewModel: UserDetailsViewModelInput {
  var title: String { model.user.name }
  var id: String { model.user.id }
  var username: String { model.user.username }
  var name: String { draft.text }
  var message: String? { model.message }
  var canSave: Bool { !model.isSaving }

  func viewDidLoad() {
    interactor.observeUser()
  }

  func nameEditingChanged(_ text: String) {
    draft.text = text
  }

  func saveTapped() {
    interactor.renameUser(to: draft.text)
  }

  func closeTapped() {
    coordinator?.closeDetails()
  }
}

extension UserDetailsViewModel: UserDetailsPresenterOutput {
  func displayUser(_ values: UserDetailsValues) {
    draft.renamed(to: values.name)
    model.user = values
  }

  func displaySaving(_ isSaving: Bool, message: String?) {
    model = DisplayModel(user: model.user, message: message, isSaving: isSaving)
  }
}
