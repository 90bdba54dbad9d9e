import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Shows one user, whose name can be edited.
final class UserDetailsViewController: UIViewController {
  private let user: User
  private let repository: any UsersRepository
  private let outlets = UserDetailsOutlets()
  private var draft: NameDraft
  private var observation: AnyCancellable?
  private var request: AnyCancellable?

  init(user: User, repository: any UsersRepository) {
    self.user = user
    self.repository = repository
    draft = NameDraft(name: user.name)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    outlets.idLabel.text = Wording.userID(user.id)
    outlets.usernameLabel.text = user.username
    // Weak, all three: this controller holds the elements, which hold the actions.
    let edit = UIAction { [weak self] _ in self?.nameEdited() }
    outlets.nameField.addAction(edit, for: .editingChanged)
    outlets.saveButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
    outlets.closeItem.primaryAction = UIAction(title: Wording.close) { [weak self] _ in self?.close() }
    navigationItem.rightBarButtonItem = outlets.closeItem
    // Weak: the repository holds the closure for as long as this controller holds the observation.
    observation = repository.observeUsers { [weak self] in self?.usersChanged($0.users) }
  }

  private func nameEdited() {
    draft.text = outlets.nameField.text ?? ""
  }

  private func save() {
    do {
      let name = try draft.validated()
      showSaving(true)
      outlets.messageLabel.text = nil
      // Weak: the repository holds the closure until it answers.
      request = repository.renameUser(user.id, to: name) { [weak self] result in self?.saved(result) }
    } catch {
      outlets.messageLabel.text = error.text
    }
  }

  private func saved(_ result: Result<Void, UsersFailure>) {
    showSaving(false)
    if case .failure(let failure) = result { outlets.messageLabel.text = failure.text }
  }

  private func close() {
    navigationController?.popViewController(animated: true)
  }

  private func usersChanged(_ users: UserDirectory) {
    if let name = users[id: user.id]?.name { draft.renamed(to: name) }
    showName()
  }

  private func showName() {
    title = draft.name
    outlets.nameField.text = draft.text
  }

  private func showSaving(_ isSaving: Bool) {
    outlets.saveButton.isEnabled = !isSaving
  }
}
