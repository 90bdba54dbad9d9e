import Foundation
import HeadlessUIKit

/// A screen bound by assignment: its model holds it and sets it.
final class AssignmentScreen: NameScreen {
  private let viewModel: AssignmentViewModel

  init(viewModel: AssignmentViewModel) {
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
