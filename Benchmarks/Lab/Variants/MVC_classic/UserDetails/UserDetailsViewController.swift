import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Lets the model edit and save the name, and closes the screen.
final class UserDetailsViewController: UIViewController {
  private let model: UserDetailsModel
  private let detailsView: UserDetailsView

  init(user: User, repository: any UsersRepository) {
    model = UserDetailsModel(user: user, repository: repository)
    detailsView = UserDetailsView(model: model)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = detailsView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Weak, all three: this controller holds the view, whose elements hold the actions.
    let edit = UIAction { [weak self] _ in self?.nameEdited() }
    detailsView.nameField.addAction(edit, for: .editingChanged)
    detailsView.saveButton.addAction(UIAction { [weak self] _ in self?.model.saveName() }, for: .touchUpInside)
    detailsView.closeItem.primaryAction = UIAction(title: Wording.close) { [weak self] _ in self?.close() }
    navigationItem.rightBarButtonItem = detailsView.closeItem
    model.addDependent(self)
    modelChanged()
  }

  private func nameEdited() {
    model.editName(detailsView.nameField.text ?? "")
  }

  private func close() {
    navigationController?.popViewController(animated: true)
  }
}

extension UserDetailsViewController: Dependent {
  /// The title is drawn here: UIKit keeps it with the controller, for the navigation bar.
  func modelChanged() {
    title = model.draft.name
  }
}
