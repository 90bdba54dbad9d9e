import Foundation
import HeadlessUIKit

/// A screen bound by a closure on an observable, until its dispose bag is released.
final class ObservableScreen: NameScreen {
  private let viewModel: ObservableViewModel
  private var bag = DisposeBag()

  init(viewModel: ObservableViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func bind() {
    // Weak: this screen holds the model, which holds the closure.
    viewModel.observableName.bind { [weak self] name in self?.show(name) }.disposed(by: bag)
  }

  override func unbind() {
    bag = DisposeBag()
  }

  override func nameEdited(_ name: String) {
    viewModel.name = name
  }
}
