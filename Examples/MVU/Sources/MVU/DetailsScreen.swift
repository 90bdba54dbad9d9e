import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Draws the details' state and performs its effects.
final class DetailsScreen: UIViewController {
  private let repository: any UsersRepository
  private let outlets = UserDetailsOutlets()
  private var state: DetailsState
  private var observation: AnyCancellable?
  private var request: AnyCancellable?

  init(user: User, repository: any UsersRepository) {
    state = DetailsState(user: user)
    self.repository = repository
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    navigationItem.rightBarButtonItem = outlets.closeItem
    // Weak, all three: this screen holds the elements, which hold the actions.
    outlets.nameField.addAction(UIAction { [weak self] _ in self?.nameEdited() }, for: .editingChanged)
    outlets.saveButton.addAction(UIAction { [weak self] _ in self?.send(.saveTapped) }, for: .touchUpInside)
    outlets.closeItem.primaryAction = UIAction(title: Wording.close) { [weak self] _ in self?.close() }
    draw()
    // Weak: the repository holds the closure for as long as this screen holds the observation.
    observation = repository.observeUsers { [weak self] in self?.usersChanged($0.users) }
  }

  private func send(_ message: DetailsState.Message) {
    let effects = state.update(message)
    draw()
    for case .rename(let name) in effects { rename(to: name) }
  }

  private func draw() {
    title = state.draft.name
    outlets.idLabel.text = Wording.userID(state.user.id)
    outlets.usernameLabel.text = state.user.username
    outlets.nameField.text = state.draft.text
    outlets.messageLabel.text = state.notice
    outlets.saveButton.isEnabled = !state.isSaving
  }

  private func rename(to name: String) {
    // Weak: the repository holds the closure until it answers.
    request = repository.renameUser(state.user.id, to: name) { [weak self] result in
      switch result {
      case .success: self?.send(.saved)
      case .failure(let failure): self?.send(.notSaved(failure))
      }
    }
  }

  private func usersChanged(_ users: UserDirectory) {
    guard let name = users[id: state.user.id]?.name else { return }
    send(.renamed(name))
  }

  private func nameEdited() {
    send(.nameEdited(outlets.nameField.text ?? ""))
  }

  private func close() {
    navigationController?.popViewController(animated: true)
  }
}
