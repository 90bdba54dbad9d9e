import Foundation
import HeadlessUIKit

/// A screen bound by one of the closures that are registered with its model.
final class MulticastClosuresScreen: NameScreen {
  private let viewModel: MulticastClosuresViewModel

  init(viewModel: MulticastClosuresViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func bind() {
    show(viewModel.name)
    // Weak: this screen holds the model, which holds the closure.
    viewModel.onNameChange[ObjectIdentifier(self)] = { [weak self] name in self?.show(name) }
  }

  override func unbind() {
    viewModel.onNameChange[ObjectIdentifier(self)] = nil
  }

  override func nameEdited(_ name: String) {
    viewModel.name = name
  }
}
