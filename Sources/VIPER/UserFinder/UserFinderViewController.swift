import Foundation
import HeadlessUIKit
import UsersInterface

/// Shows how many users there are, a query and its result.
final class UserFinderViewController: UIViewController {
  var presenter: (any AnyUserFinderPresenter)?
  private let outlets = UserFinderOutlets()

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    // Weak: this view holds the field, which holds the action.
    let find = UIAction { [weak self] _ in self?.queryEdited() }
    outlets.queryField.addAction(find, for: .editingChanged)
    presenter?.viewLoaded()
  }

  private func queryEdited() {
    presenter?.queryEdited(outlets.queryField.text ?? "")
  }
}

extension UserFinderViewController: AnyUserFinderView {
  func showCount(_ text: String) {
    outlets.countLabel.text = text
  }

  func showResult(_ text: String) {
    outlets.resultLabel.text = text
  }
}
