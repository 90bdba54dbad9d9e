import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Draws one user, whose name can be edited.
final class UserDetailsView: UIView {
  private let model: UserDetailsModel
  private let outlets = UserDetailsOutlets()

  init(model: UserDetailsModel) {
    self.model = model
    super.init(frame: .zero)
    outlets.install(in: self)
    outlets.idLabel.text = Wording.userID(model.user.id)
    outlets.usernameLabel.text = model.user.username
    model.addDependent(self)
    modelChanged()
  }

  required init?(coder: NSCoder) { nil }

  var nameField: UITextField { outlets.nameField }
  var saveButton: UIButton { outlets.saveButton }
  var closeItem: UIBarButtonItem { outlets.closeItem }
}

extension UserDetailsView: Dependent {
  func modelChanged() {
    outlets.nameField.text = model.draft.text
    outlets.messageLabel.text = model.message
    outlets.saveButton.isEnabled = !model.isSaving
  }
}
