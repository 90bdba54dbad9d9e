import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Says how many users there are, and who has the id that is typed.
final class UserFinderViewController: UIViewController {
  private let repository: any UsersRepository
  private let outlets = UserFinderOutlets()
  private var users = UserDirectory()
  private var observation: AnyCancellable?

  init(repository: any UsersRepository) {
    self.repository = repository
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    // Weak: this controller holds the field, which holds the action.
    let find = UIAction { [weak self] _ in self?.showFinding() }
    outlets.queryField.addAction(find, for: .editingChanged)
    showFinding()
    // Weak: the repository holds the closure for as long as this controller holds the observation.
    observation = repository.observeUsers { [weak self] in self?.usersChanged($0.users) }
  }

  private func usersChanged(_ users: UserDirectory) {
    self.users = users
    outlets.countLabel.text = Wording.userCount(users.count)
    showFinding()
  }

  private func showFinding() {
    outlets.resultLabel.text = Wording.finding(users.find(outlets.queryField.text ?? ""))
  }
}
