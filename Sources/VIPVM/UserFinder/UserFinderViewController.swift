import Foundation
import HeadlessUIKit
import UsersInterface

/// The finder's view model, as its view sees it.
protocol UserFinderViewModelInput: AnyObject {
  var count: String { get }
  var result: String { get }
  func viewDidLoad()
  func queryEditingChanged(_ query: String)
}

/// Shows how many users there are, a query and its result.
final class UserFinderViewController: UIViewController {
  private let viewModel: any UserFinderViewModelInput
  private let outlets = UserFinderOutlets()

  init(viewModel: any UserFinderViewModelInput) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    // Weak: this controller holds the field, which holds the action.
    let find = UIAction { [weak self] _ in self?.queryEditingChanged() }
    outlets.queryField.addAction(find, for: .editingChanged)
    viewModel.viewDidLoad()
  }

  private func queryEditingChanged() {
    viewModel.queryEditingChanged(outlets.queryField.text ?? "")
  }
}

extension UserFinderViewController: UserFinderDisplaying {
  func display() {
    outlets.countLabel.text = viewModel.count
    outlets.resultLabel.text = viewModel.result
  }
}
