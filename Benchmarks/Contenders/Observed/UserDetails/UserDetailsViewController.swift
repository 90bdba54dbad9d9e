import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Shows one user, whose name can be edited.
final class UserDetailsViewController: UIViewController {
  private let viewModel: UserDetailsViewModel
  private let outlets = UserDetailsOutlets()
  private var followTask: Task<Void, Never>?
  private var saveTask: Task<Void, Never>?

  init(viewModel: UserDetailsViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    followTask?.cancel()
    saveTask?.cancel()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    outlets.idLabel.text = viewModel.id
    outlets.usernameLabel.text = viewModel.user.username
    // Weak, both: this controller holds the elements, which hold the actions.
    let edit = UIAction { [weak self] _ in self?.nameEdited() }
    outlets.nameField.addAction(edit, for: .editingChanged)
    outlets.saveButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
    outlets.closeItem.primaryAction = UIAction(title: Wording.close) { [viewModel] _ in viewModel.close() }
    navigationItem.rightBarButtonItem = outlets.closeItem
    // The view model alone: a loop that held this controller, which ends it, would never end.
    followTask = Task { [viewModel] in await viewModel.follow() }
  }

  override func updateProperties() {
    super.updateProperties()
    title = viewModel.draft.name
    // Only a text that differs: in UIKit, setting the same one moves the caret to its end.
    if outlets.nameField.text != viewModel.draft.text { outlets.nameField.text = viewModel.draft.text }
    outlets.messageLabel.text = viewModel.message
    outlets.saveButton.isEnabled = viewModel.canSave
  }

  private func nameEdited() {
    viewModel.edit(outlets.nameField.text ?? "")
  }

  private func save() {
    saveTask?.cancel()
    saveTask = Task { [viewModel] in await viewModel.save() }
  }
}
