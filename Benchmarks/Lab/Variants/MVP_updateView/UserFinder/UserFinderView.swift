import Foundation
import HeadlessUIKit
import UsersInterface

/// Shows how many users there are, a query and its result.
final class UserFinderView: UIView {
  var presenter: UserFinderPresenter?
  private let outlets = UserFinderOutlets()

  func setupView() {
    outlets.install(in: self)
    // Weak: this view holds the field, which holds the action.
    let find = UIAction { [weak self] _ in self?.queryEdited() }
    outlets.queryField.addAction(find, for: .editingChanged)
  }

  private func queryEdited() {
    presenter?.queryEdited(outlets.queryField.text ?? "")
  }
}

extension UserFinderView: UserFinderViewProtocol {
  func updateView() {
    outlets.countLabel.text = presenter?.count
    outlets.resultLabel.text = presenter?.result
  }
}
