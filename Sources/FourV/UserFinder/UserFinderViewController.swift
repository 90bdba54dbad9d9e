import Foundation
import HeadlessUIKit
import UsersInterface

/// Shows how many users there are, a query and its result.
final class UserFinderViewController: UIViewController {
  /// Unowned: the view factory holds the view model for as long as it holds this view.
  private unowned let viewModel: UserFinderViewModel
  private let outlets = UserFinderOutlets()

  init(viewModel: UserFinderViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    // Weak: this controller holds the field, which holds the action.
    let find = UIAction { [weak self] _ in self?.queryEdited() }
    outlets.queryField.addAction(find, for: .editingChanged)
    viewModel.bind(self)
    countUpdated()
    resultUpdated()
  }

  private func queryEdited() {
    viewModel.queryEdited(outlets.queryField.text ?? "")
  }
}

extension UserFinderViewController: UserFinderViewModelDelegate {
  func countUpdated() {
    outlets.countLabel.text = viewModel.count
  }

  func resultUpdated() {
    outlets.resultLabel.text = viewModel.result
  }
}
