import UIKit

/// The form of the profile.
final class ProfileViewController: UIViewController {
  private let store: ProfileStore
  private let outlets = ProfileOutlets()
  private var draft: ProfileDraft
  private lazy var saveItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(saveTapped))

  init(store: ProfileStore) {
    self.store = store
    draft = ProfileDraft(store.profile)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var hasUnsavedChanges: Bool { draft.hasChanges }

  func discardChanges() {
    draft.discard()
    outlets.show(draft.edited)
    showState()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Wording.profileTitle
    navigationItem.rightBarButtonItem = saveItem
    outlets.install(in: view)
    outlets.nameField.addTarget(self, action: #selector(nameEdited), for: .editingChanged)
    outlets.aboutField.addTarget(self, action: #selector(aboutEdited), for: .editingChanged)
    outlets.notificationsSwitch.addTarget(self, action: #selector(notificationsSwitched), for: .valueChanged)
    outlets.show(draft.edited)
    showState()
  }

  @objc private func nameEdited() {
    draft.edited.name = outlets.nameField.text ?? ""
    showState()
  }

  @objc private func aboutEdited() {
    draft.edited.about = outlets.aboutField.text ?? ""
    showState()
  }

  @objc private func notificationsSwitched() {
    draft.edited.wantsNotifications = outlets.notificationsSwitch.isOn
    showState()
  }

  @objc private func saveTapped() {
    store.profile = draft.edited
    draft.save()
    showState()
    outlets.messageLabel.text = Wording.saved
  }

  private func showState() {
    saveItem.isEnabled = draft.canSave
    outlets.messageLabel.text = draft.problem
  }
}
