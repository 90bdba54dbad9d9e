import Foundation
import HeadlessUIKit
import Presentation
import Users
import UsersInterface

/// Shows how many users there are, a query and its result.
final class UserFinderViewController: UIViewController {
  private let repository: any UsersRepository
  private let outlets = UserFinderOutlets()
  private var presenter: UserFinderPresenter?

  init(repository: any UsersRepository) {
    self.repository = repository
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    // Weak: this controller holds the field, which holds the action.
    let find = UIAction { [weak self] _ in self?.queryEdited() }
    outlets.queryField.addAction(find, for: .editingChanged)
    presenter = UserFinderPresenter(self, repository: repository)
    presenter?.viewLoaded()
  }

  private func queryEdited() {
    presenter?.queryEdited(outlets.queryField.text ?? "")
  }
}

extension UserFinderViewController: UserFinderView {
  func showCount(_ text: String) {
    outlets.countLabel.text = text
  }

  func showResult(_ text: String) {
    outlets.resultLabel.text = text
  }
}
