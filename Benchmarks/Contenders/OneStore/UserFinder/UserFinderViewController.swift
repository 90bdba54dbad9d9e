import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Shows how many users there are, a query and its result.
final class UserFinderViewController: UIViewController {
  private let scope: Scope<UserFinderFeature.State, UserFinderFeature.Action>
  private let outlets = UserFinderOutlets()
  private var observation: AnyCancellable?

  init(scope: Scope<UserFinderFeature.State, UserFinderFeature.Action>) {
    self.scope = scope
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    // Weak: this controller holds the field, which holds the action.
    let edit = UIAction { [weak self] _ in self?.queryEdited() }
    outlets.queryField.addAction(edit, for: .editingChanged)
    // Weak: the store holds the closure for as long as this controller holds the observation.
    observation = scope.observe { [weak self] in self?.show($0) }
  }

  private func queryEdited() {
    scope.send(.queryEdited(outlets.queryField.text ?? ""))
  }

  private func show(_ state: UserFinderFeature.State) {
    // Only a text that differs: in UIKit, setting the same one moves the caret to its end.
    if outlets.queryField.text != state.query { outlets.queryField.text = state.query }
    outlets.countLabel.text = state.count
    outlets.resultLabel.text = state.result
  }
}
