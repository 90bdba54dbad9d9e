import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Shows one user, whose name can be edited.
final class UserDetailsViewController: UIViewController {
  var presenter: (any AnyUserDetailsPresenter)?
  private let outlets = UserDetailsOutlets()

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    // Weak, all three: this view holds the elements, which hold the actions.
    let edit = UIAction { [weak self] _ in self?.nameEdited() }
    outlets.nameField.addAction(edit, for: .editingChanged)
    outlets.saveButton.addAction(UIAction { [weak self] _ in self?.presenter?.saveTapped() }, for: .touchUpInside)
    outlets.closeItem.primaryAction = UIAction(title: Wording.close) { [weak self] _ in self?.presenter?.closeTapped() }
    navigationItem.rightBarButtonItem = outlets.closeItem
    presenter?.viewLoaded()
  }

  private func nameEdited() {
    presenter?.nameEdited(outlets.nameField.text ?? "")
  }
}

extension UserDetailsViewController: AnyUserDetailsView {
  func showID(_ id: String, username: String) {
    outlets.idLabel.text = id
    outlets.usernameLabel.text = username
  }

  func showTitle(_ title: String) {
    self.title = title
  }

  func showName(_ name: String) {
    outlets.nameField.text = name
  }

  func showMessage(_ text: String?) {
    outlets.messageLabel.text = text
  }

  func showSaving(_ isSaving: Bool) {
    outlets.saveButton.isEnabled = !isSaving
  }
}
