import Foundation
import HeadlessUIKit
import Users

/// Lets the model find the user whose id is typed.
final class UserFinderViewController: UIViewController {
  private let model: UserFinderModel
  private let finderView: UserFinderView

  init(repository: any UsersRepository) {
    model = UserFinderModel(repository: repository)
    finderView = UserFinderView(model: model)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = finderView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Weak: this controller holds the view, whose field holds the action.
    let find = UIAction { [weak self] _ in self?.queryEdited() }
    finderView.queryField.addAction(find, for: .editingChanged)
  }

  private func queryEdited() {
    model.find(finderView.queryField.text ?? "")
  }
}
