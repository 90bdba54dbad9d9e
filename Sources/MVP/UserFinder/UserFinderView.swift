import Foundation
import HeadlessUIKit
import UsersInterface

/// Shows how many users there are, a query and its result.
final class UserFinderView: UIView {
  let presenter: UserFinderPresenter
  private let outlets = UserFinderOutlets()

  init(presenter: UserFinderPresenter) {
    self.presenter = presenter
    super.init(frame: .zero)
    outlets.install(in: self)
    // Weak: this view holds the field, which holds the action.
    let find = UIAction { [weak self] _ in self?.queryEdited() }
    outlets.queryField.addAction(find, for: .editingChanged)
  }

  required init?(coder: NSCoder) { nil }

  private func queryEdited() {
    presenter.queryEdited(outlets.queryField.text ?? "")
  }
}

extension UserFinderView: UserFinderViewProtocol {
  func showCount(_ text: String) {
    outlets.countLabel.text = text
  }

  func showResult(_ text: String) {
    outlets.resultLabel.text = text
  }
}
