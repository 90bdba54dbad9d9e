import Foundation
import HeadlessUIKit

/// A screen bound by the closure that it gives to its model.
final class ClosureScreen: NameScreen {
  private let viewModel: ClosureViewModel

  init(viewModel: ClosureViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func bind() {
    // Weak: this screen holds the model, which holds the closure.
    viewModel.nameDidChange = { [weak self] name in self?.show(name) }
  }

  override func unbind() {
    // Closures cannot be compared: a screen that was bound since then is cut off, too.
    viewModel.nameDidChange = nil
  }

  override func nameEdited(_ name: String) {
    viewModel.name = name
  }
}
