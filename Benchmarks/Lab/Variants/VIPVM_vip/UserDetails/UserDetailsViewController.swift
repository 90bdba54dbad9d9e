import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// The coordinator, as the details' view controller sees it: closes them.
protocol UserDetailsRouting: AnyObject {
  func closeDetails()
}

/// Shows one user, whose name can be edited.
final class UserDetailsViewController: UIViewController {
  /// Weak: the coordinator makes this scene and belongs to the app.
  weak var coordinator: (any UserDetailsRouting)?

  private let interactor: UserDetailsInteractor
  private let outlets = UserDetailsOutlets()

  init(interactor: UserDetailsInteractor) {
    self.interactor = interactor
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    // Weak, all three: this controller holds the elements, which hold the actions.
    let edit = UIAction { [weak self] _ in self?.nameEdited() }
    outlets.nameField.addAction(edit, for: .editingChanged)
    outlets.saveButton.addAction(UIAction { [weak self] _ in self?.interactor.saveName() }, for: .touchUpInside)
    outlets.closeItem.primaryAction = UIAction(title: Wording.close) { [weak self] _ in self?.interactor.close() }
    navigationItem.rightBarButtonItem = outlets.closeItem
    interactor.observeUser()
  }

  private func nameEdited() {
    interactor.editName(outlets.nameField.text ?? "")
  }
}

extension UserDetailsViewController: UserDetailsDisplaying {
  func displayUser(_ values: UserDetailsValues) {
    title = values.title
    outlets.idLabel.text = values.id
    outlets.usernameLabel.text = values.username
    outlets.nameField.text = values.name
  }

  func displaySaving(_ isSaving: Bool, message: String?) {
    outlets.messageLabel.text = message
    outlets.saveButton.isEnabled = !isSaving
  }

  func displayClose() {
    coordinator?.closeDetails()
  }
}
