import Foundation
import HeadlessUIKit

/// A screen bound as one of its model's delegates.
final class MulticastDelegationScreen: NameScreen {
  private let viewModel: MulticastDelegationViewModel

  init(viewModel: MulticastDelegationViewModel) {
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

extension MulticastDelegationScreen: NameListener {
  func nameChanged(_ name: String) {
    show(name)
  }
}
