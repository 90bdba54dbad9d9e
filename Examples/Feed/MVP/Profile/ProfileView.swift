import UIKit

/// The form of the profile; tells its presenter of what is edited.
final class ProfileView: UIView {
  var presenter: ProfilePresenter?
  private(set) lazy var saveItem = UIBarButtonItem(
    barButtonSystemItem: .save,
    target: self,
    action: #selector(saveTapped)
  )
  private let outlets = ProfileOutlets()

  func setupView() {
    outlets.install(in: self)
    outlets.nameField.addTarget(self, action: #selector(nameEdited), for: .editingChanged)
    outlets.aboutField.addTarget(self, action: #selector(aboutEdited), for: .editingChanged)
    outlets.notificationsSwitch.addTarget(self, action: #selector(notificationsSwitched), for: .valueChanged)
  }

  @objc private func nameEdited() {
    presenter?.nameEdited(outlets.nameField.text ?? "")
  }

  @objc private func aboutEdited() {
    presenter?.aboutEdited(outlets.aboutField.text ?? "")
  }

  @objc private func notificationsSwitched() {
    presenter?.notificationsSwitched(outlets.notificationsSwitch.isOn)
  }

  @objc private func saveTapped() {
    presenter?.saveTapped()
  }
}

extension ProfileView: ProfileViewProtocol {
  func show(_ profile: Profile) {
    outlets.show(profile)
  }

  func showSaving(isPossible: Bool) {
    saveItem.isEnabled = isPossible
  }

  func showMessage(_ text: String?) {
    outlets.messageLabel.text = text
  }
}
