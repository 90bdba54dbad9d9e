import Foundation
import HeadlessUIKit

/// A screen bound by a task that reads a stream of names.
final class AsyncSequenceScreen: NameScreen {
  private let viewModel: AsyncSequenceViewModel
  private var reading: Task<Void, Never>?

  init(viewModel: AsyncSequenceViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit {
    // A task goes on when it is released.
    reading?.cancel()
  }

  override func bind() {
    let names = viewModel.names()
    // Weak: this screen holds the task, which goes on for as long as there are names.
    reading = Task { [weak self] in
      for await name in names { self?.show(name) }
    }
  }

  override func unbind() {
    reading?.cancel()
  }

  override func nameEdited(_ name: String) {
    viewModel.name = name
  }
}
