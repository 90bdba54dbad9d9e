import Foundation
import HeadlessUIKit
import Observation

/// A screen bound by reading the name at every layout; a change of the name asks for a layout, as in UIKit since
/// iOS 26.
final class ObservationScreen: NameScreen {
  private let viewModel: ObservationViewModel
  private var isBound = false

  init(viewModel: ObservationViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let view = TrackingView()
    // Weak: this screen holds the view.
    view.track = { [weak self] in self?.track() }
    self.view = view
  }

  override func bind() {
    isBound = true
    view.setNeedsLayout()
  }

  override func unbind() {
    isBound = false
  }

  override func nameEdited(_ name: String) {
    viewModel.name = name
  }

  private func track() {
    guard isBound else { return }
    // Weak: the model keeps the closure until the next change, whether this screen still lives or not.
    withObservationTracking {
      show(viewModel.name)
    } onChange: { [weak view = view] in
      // Called once, and before the change: the new name can be read only later, at the layout that ends the turn.
      MainActor.assumeIsolated { view?.setNeedsLayout() }
    }
  }
}

/// A view that reads what it shows when it is laid out.
private final class TrackingView: UIView {
  var track: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    track()
  }
}
