import Foundation
import HeadlessUIKit
import UsersInterface

/// Shows how many users there are, a query and its result.
final class UserFinderViewController: UIViewController {
  private let viewModel: UserFinderViewModel
  private let outlets = UserFinderOutlets()
  private var followTask: Task<Void, Never>?

  init(viewModel: UserFinderViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit { followTask?.cancel() }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    // Weak: this controller holds the field, which holds the action.
    let edit = UIAction { [weak self] _ in self?.queryEdited() }
    outlets.queryField.addAction(edit, for: .editingChanged)
    // The view model alone: a loop that held this controller, which ends it, would never end.
    followTask = Task { [viewModel] in await viewModel.follow() }
  }

  override func updateProperties() {
    super.updateProperties()
    outlets.countLabel.text = viewModel.count
    outlets.resultLabel.text = viewModel.result
  }

  private func queryEdited() {
    viewModel.find(outlets.queryField.text ?? "")
  }
}
