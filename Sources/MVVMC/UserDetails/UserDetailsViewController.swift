import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Shows one user, whose name can be edited.
final class UserDetailsViewController: UIViewController {
  private let viewModel: any UserDetailsViewModelType
  private let outlets = UserDetailsOutlets()
  private let bag = DisposeBag()

  init(viewModel: any UserDetailsViewModelType) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    outlets.idLabel.text = viewModel.id
    outlets.usernameLabel.text = viewModel.username
    navigationItem.rightBarButtonItem = outlets.closeItem
    bindOutputs()
    bindInputs()
    viewModel.viewLoaded()
  }

  private func bindOutputs() {
    // Weak: this controller holds the view model, which holds the closure.
    viewModel.title.bind { [weak self] in self?.title = $0 }.disposed(by: bag)
    viewModel.name.bind { [outlets] in outlets.nameField.text = $0 }.disposed(by: bag)
    viewModel.message.bind { [outlets] in outlets.messageLabel.text = $0 }.disposed(by: bag)
    viewModel.canSave.bind { [outlets] in outlets.saveButton.isEnabled = $0 }.disposed(by: bag)
  }

  private func bindInputs() {
    // Weak, all three: this controller holds the elements, which hold the actions.
    let edit = UIAction { [weak self] _ in self?.nameEdited() }
    outlets.nameField.addAction(edit, for: .editingChanged)
    outlets.saveButton.addAction(UIAction { [weak self] _ in self?.viewModel.saveTapped() }, for: .touchUpInside)
    outlets.closeItem.primaryAction = UIAction(title: Wording.close) { [weak self] _ in self?.viewModel.closeTapped() }
  }

  private func nameEdited() {
    viewModel.nameEdited(outlets.nameField.text ?? "")
  }
}
