import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Shows one user, whose name can be edited.
final class UserDetailsViewController: UIViewController {
  /// Unowned: the view factory holds both. On its way out this view outlives it; then nobody can touch anything.
  private unowned let viewModel: UserDetailsViewModel
  private let outlets = UserDetailsOutlets()

  init(viewModel: UserDetailsViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    outlets.idLabel.text = viewModel.id
    outlets.usernameLabel.text = viewModel.username
    // Weak, all three: this controller holds the elements, which hold the actions.
    let edit = UIAction { [weak self] _ in self?.nameEdited() }
    outlets.nameField.addAction(edit, for: .editingChanged)
    outlets.saveButton.addAction(UIAction { [weak self] _ in self?.viewModel.saveTapped() }, for: .touchUpInside)
    outlets.closeItem.primaryAction = UIAction(title: Wording.close) { [weak self] _ in self?.viewModel.closeTapped() }
    navigationItem.rightBarButtonItem = outlets.closeItem
    viewModel.bind(self)
    nameUpdated()
    messageUpdated()
    canSaveUpdated()
  }

  private func nameEdited() {
    viewModel.nameEdited(outlets.nameField.text ?? "")
  }
}

extension UserDetailsViewController: UserDetailsViewModelDelegate {
  func nameUpdated() {
    title = viewModel.title
    outlets.nameField.text = viewModel.name
  }

  func messageUpdated() {
    outlets.messageLabel.text = viewModel.message
  }

  func canSaveUpdated() {
    outlets.saveButton.isEnabled = viewModel.canSave
  }
}
