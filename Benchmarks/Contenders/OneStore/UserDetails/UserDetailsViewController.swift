import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Shows one user, whose name can be edited.
final class UserDetailsViewController: UIViewController {
  private let scope: Scope<UserDetailsFeature.State, UserDetailsFeature.Action>
  private let outlets = UserDetailsOutlets()
  private var observation: AnyCancellable?

  init(scope: Scope<UserDetailsFeature.State, UserDetailsFeature.Action>) {
    self.scope = scope
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    // Weak: this controller holds the field, which holds the action.
    let edit = UIAction { [weak self] _ in self?.nameEdited() }
    outlets.nameField.addAction(edit, for: .editingChanged)
    outlets.saveButton.addAction(UIAction { [scope] _ in scope.send(.saveTapped) }, for: .touchUpInside)
    outlets.closeItem.primaryAction = UIAction(title: Wording.close) { [scope] _ in scope.send(.closeTapped) }
    navigationItem.rightBarButtonItem = outlets.closeItem
    // Weak: the store holds the closure for as long as this controller holds the observation.
    observation = scope.observe { [weak self] in self?.show($0) }
  }

  private func nameEdited() {
    scope.send(.nameEdited(outlets.nameField.text ?? ""))
  }

  private func show(_ state: UserDetailsFeature.State) {
    title = state.draft.name
    outlets.idLabel.text = Wording.userID(state.user.id)
    outlets.usernameLabel.text = state.user.username
    // Only a text that differs: in UIKit, setting the same one moves the caret to its end.
    if outlets.nameField.text != state.draft.text { outlets.nameField.text = state.draft.text }
    outlets.messageLabel.text = state.message
    outlets.saveButton.isEnabled = !state.isSaving
  }
}
