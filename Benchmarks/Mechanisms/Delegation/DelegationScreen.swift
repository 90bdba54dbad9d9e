import Foundation
import HeadlessUIKit

/// Bound as its model's delegate.
final class DelegationScreen: NameScreen {
  private let viewModel: DelegationViewModel

  init(viewModel: DelegationViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func bind() {
    show(viewModel.name)
    viewModel.add(self)
  }

  override func unbind() {
    viewModel.remove(self)
  }

  override func nameEdited(_ name: String) {
    viewModel.name = name
  }
}

extension DelegationScreen: NameDelegate {
  func nameChanged(_ name: String) {
    show(name)
  }
}
