import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Shows how many users there are, a query and its result.
final class UserFinderViewController: UIViewController {
  private let viewModel: any UserFinderViewModelType
  private let outlets = UserFinderOutlets()
  private let bag = DisposeBag()

  init(viewModel: any UserFinderViewModelType) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    bind()
    viewModel.viewLoaded()
  }

  private func bind() {
    viewModel.count.bind { [outlets] in outlets.countLabel.text = $0 }.disposed(by: bag)
    viewModel.result.bind { [outlets] in outlets.resultLabel.text = $0 }.disposed(by: bag)
    // Weak: this controller holds the field, which holds the action.
    let find = UIAction { [weak self] _ in self?.queryEdited() }
    outlets.queryField.addAction(find, for: .editingChanged)
  }

  private func queryEdited() {
    viewModel.queryEdited(outlets.queryField.text ?? "")
  }
}
