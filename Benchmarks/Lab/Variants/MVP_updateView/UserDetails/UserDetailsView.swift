import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Shows one user, whose name can be edited.
final class UserDetailsView: UIView {
  var presenter: UserDetailsPresenter?
  private let outlets = UserDetailsOutlets()

  func setupView() {
    outlets.install(in: self)
    // Weak, all three: this view holds the elements, which hold the actions.
    let edit = UIAction { [weak self] _ in self?.nameEdited() }
    outlets.nameField.addAction(edit, for: .editingChanged)
    outlets.saveButton.addAction(UIAction { [weak self] _ in self?.presenter?.saveTapped() }, for: .touchUpInside)
    outlets.closeItem.primaryAction = UIAction(title: Wording.close) { [weak self] _ in self?.presenter?.closeTapped() }
  }

  var closeItem: UIBarButtonItem { outlets.closeItem }

  private func nameEdited() {
    presenter?.nameEdited(outlets.nameField.text ?? "")
  }
}

extension UserDetailsView: UserDetailsViewProtocol {
  func updateView() {
    guard let presenter else { return }
    outlets.idLabel.text = presenter.id
    outlets.usernameLabel.text = presenter.username
    outlets.nameField.text = presenter.name
    outlets.messageLabel.text = presenter.message
    outlets.saveButton.isEnabled = !presenter.isSaving
  }
}
