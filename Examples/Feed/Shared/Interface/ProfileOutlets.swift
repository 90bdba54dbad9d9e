import UIKit

/// The layout of the profile's form.
final class ProfileOutlets {
  let nameField = UITextField()
  let aboutField = UITextField()
  let notificationsSwitch = UISwitch()
  let messageLabel = UILabel()
  private let notificationsLabel = UILabel()

  func install(in view: UIView) {
    nameField.placeholder = Wording.name
    aboutField.placeholder = Wording.about
    notificationsLabel.text = Wording.notifications
    notificationsSwitch.accessibilityIdentifier = Wording.notifications
    messageLabel.numberOfLines = 0
    let row = UIStackView(arrangedSubviews: [notificationsLabel, notificationsSwitch])
    view.backgroundColor = .white
    view.addStack(of: [nameField, aboutField, row, messageLabel])
  }

  func show(_ profile: Profile) {
    nameField.text = profile.name
    aboutField.text = profile.about
    notificationsSwitch.isOn = profile.wantsNotifications
  }
}
