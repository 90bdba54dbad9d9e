import Foundation
import HeadlessUIKit
import UsersInterface

/// Shows how many users there are, a query and its result.
final class UserFinderViewController: UIViewController {
  private let interactor: UserFinderInteractor
  private let outlets = UserFinderOutlets()

  init(interactor: UserFinderInteractor) {
    self.interactor = interactor
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    // Weak: this controller holds the field, which holds the action.
    let find = UIAction { [weak self] _ in self?.findUser() }
    outlets.queryField.addAction(find, for: .editingChanged)
    findUser()
    interactor.observeUsers()
  }

  private func findUser() {
    interactor.findUser(outlets.queryField.text ?? "")
  }
}

extension UserFinderViewController: UserFinderDisplaying {
  func displayCount(_ count: String, result: String) {
    outlets.countLabel.text = count
    outlets.resultLabel.text = result
  }

  func displayResult(_ text: String) {
    outlets.resultLabel.text = text
  }
}
