import Foundation
import HeadlessUIKit
import UsersInterface

/// Shows how many users there are, a query and its result.
final class UserFinderView: UIViewController {
  private let presenter: any UserFinderPresenterProtocol
  private let outlets = UserFinderOutlets()

  init(presenter: any UserFinderPresenterProtocol) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    outlets.install(in: view)
    // Weak: this view holds the field, which holds the action.
    let find = UIAction { [weak self] _ in self?.queryEdited() }
    outlets.queryField.addAction(find, for: .editingChanged)
    presenter.viewLoaded()
  }

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
