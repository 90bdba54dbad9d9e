import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Shows one user, whose name can be edited.
final class UserDetailsViewController: UIViewController {
  private let viewModel: UserDetailsViewModel
  private let outlets = UserDetailsOutlets()
  private var following: Task<Void, Never>?
  private var saving: Task<Void, Never>?

  init(viewModel: UserDetailsViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    following?.cancel()
    saving?.cancel()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    outlets.idLabel.text = Wording.userID(viewModel.user.id)
    outlets.usernameLabel.text = viewModel.user.username
    // Weak, both: this controller holds the elements, which hold the actions.
    let edit = UIAction { [weak self] _ in self?.nameEdited() }
    outlets.nameField.addAction(edit, for: .editingChanged)
    outlets.saveButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
    outlets.closeItem.primaryAction = UIAction(title: Wording.close) { [viewModel] _ in viewModel.close() }
    navigationItem.rightBarButtonItem = outlets.closeItem
    // The view model, not this controller: the tasks end when this controller goes.
    following = Task { [viewModel] in await viewModel.follow() }
  }

  override func updateProperties() {
    super.updateProperties()
    title = viewModel.draft.name
    // Not the text that is there: in UIKit that moves the caret to its end.
    if outlets.nameField.text != viewModel.draft.text { outlets.nameField.text = viewModel.draft.text }
    outlets.messageLabel.text = viewModel.message
    outlets.saveButton.isEnabled = viewModel.saving != .underWay
  }

  private func nameEdited() {
    viewModel.edit(outlets.nameField.text ?? "")
  }

  private func save() {
    saving?.cancel()
    saving = Task { [viewModel] in await viewModel.save() }
  }
}
