import Foundation
import HeadlessUIKit

/// A screen bound by reading the name when its properties are updated: a change of the name updates them again, as in UIKit
/// since iOS 26.
final class ObservationScreen: NameScreen {
  private let viewModel: ObservationViewModel
  private var isBound = false

  init(viewModel: ObservationViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func bind() {
    isBound = true
  }

  override func unbind() {
    isBound = false
  }

  override func nameEdited(_ name: String) {
    viewModel.name = name
  }

  override func updateProperties() {
    super.updateProperties()
    if isBound { show(viewModel.name) }
  }
}
