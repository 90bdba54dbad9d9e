import Foundation
import HeadlessUIKit

/// A screen bound as its model's delegate.
final class DelegationScreen: NameScreen {
  private let viewModel: DelegationViewModel

  init(viewModel: DelegationViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func bind() {
    viewModel.delegate = self
  }

  override func unbind() {
    if viewModel.delegate === self { viewModel.delegate = nil }
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
