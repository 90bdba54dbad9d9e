import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// The details' view model, as its view sees it.
protocol UserDetailsViewModelInput: AnyObject {
  var title: String { get }
  var id: String { get }
  var username: String { get }
  var name: String { get }
  var message: String? { get }
  var canSave: Bool { get }
  func viewDidLoad()
  func nameEditingChanged(_ text: String)
  func saveTapped()
  func closeTapped()
}

/// Shows one user, whose name can be edited.
final class UserDetailsViewController: UIViewController {
  private let viewModel: any UserDetailsViewModelInput
  private let outlets = UserDetailsOutlets()

  init(viewModel: any UserDetailsViewModelInput) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    // Weak, all three: this controller holds the elements, which hold the actions.
    let edit = UIAction { [weak self] _ in self?.nameEditingChanged() }
    outlets.nameField.addAction(edit, for: .editingChanged)
    outlets.saveButton.addAction(UIAction { [weak self] _ in self?.viewModel.saveTapped() }, for: .touchUpInside)
    outlets.closeItem.primaryAction = UIAction(title: Wording.close) { [weak self] _ in self?.viewModel.closeTapped() }
    navigationItem.rightBarButtonItem = outlets.closeItem
    viewModel.viewDidLoad()
  }

  private func nameEditingChanged() {
    viewModel.nameEditingChanged(outlets.nameField.text ?? "")
  }
}

extension UserDetailsViewController: UserDetailsDisplaying {
  func display() {
    title = viewModel.title
    outlets.idLabel.text = viewModel.id
    outlets.usernameLabel.text = viewModel.username
    outlets.nameField.text = viewModel.name
    outlets.messageLabel.text = viewModel.message
    outlets.saveButton.isEnabled = viewModel.canSave
  }
}
