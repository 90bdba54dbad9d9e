import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// The details of a user.
final class DetailsScreen: UIViewController {
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
    // Weak, all three: this screen holds the elements, which hold the actions.
    outlets.nameField.addAction(UIAction { [weak self] _ in self?.edit() }, for: .editingChanged)
    outlets.saveButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
    outlets.closeItem.primaryAction = UIAction(title: Wording.close) { [weak self] _ in self?.close() }
    navigationItem.rightBarButtonItem = outlets.closeItem
    // Weak: the repository holds the closure for as long as this screen holds the observation.
    observation = repository.observeUsers { [weak self] in self?.usersChanged($0.users) }
  }

  private func usersChanged(_ users: UserDirectory) {
    if let name = users[id: user.id]?.name { draft.renamed(to: name) }
    showName()
  }

  private func edit() {
    draft.text = outlets.nameField.text ?? ""
  }

  private func save() {
    do {
      let name = try draft.validated()
      outlets.saveButton.isEnabled = false
      outlets.messageLabel.text = nil
      // Weak: the repository holds the closure until it answers.
      request = repository.renameUser(user.id, to: name) { [weak self] result in
        guard let self else { return }
        outlets.saveButton.isEnabled = true
        if case .failure(let failure) = result { outlets.messageLabel.text = failure.text }
      }
    } catch {
      outlets.messageLabel.text = error.text
    }
  }

  private func close() {
    navigationController?.popViewController(animated: true)
  }

  private func showName() {
    title = draft.name
    outlets.nameField.text = draft.text
  }
}
