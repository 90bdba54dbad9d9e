import UIKit

/// The form of the profile, bound to its view model.
final class ProfileViewController: UIViewController {
  private let viewModel: ProfileViewModelType
  private let outlets = ProfileOutlets()
  private lazy var saveItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(saveTapped))
  private let bag = DisposeBag()

  init(viewModel: ProfileViewModelType) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.title
    navigationItem.rightBarButtonItem = saveItem
    outlets.install(in: view)
    outlets.nameField.addTarget(self, action: #selector(nameEdited), for: .editingChanged)
    outlets.aboutField.addTarget(self, action: #selector(aboutEdited), for: .editingChanged)
    outlets.notificationsSwitch.addTarget(self, action: #selector(notificationsSwitched), for: .valueChanged)
    bind()
  }

  private func bind() {
    viewModel.profile.bind(in: bag) { [outlets] profile in outlets.show(profile) }
    viewModel.canSave.bind(in: bag) { [saveItem] canSave in saveItem.isEnabled = canSave }
    viewModel.message.bind(in: bag) { [outlets] text in outlets.messageLabel.text = text }
  }

  @objc private func nameEdited() {
    viewModel.nameEdited(outlets.nameField.text ?? "")
  }

  @objc private func aboutEdited() {
    viewModel.aboutEdited(outlets.aboutField.text ?? "")
  }

  @objc private func notificationsSwitched() {
    viewModel.notificationsSwitched(outlets.notificationsSwitch.isOn)
  }

  @objc private func saveTapped() {
    viewModel.saveTapped()
  }
}
