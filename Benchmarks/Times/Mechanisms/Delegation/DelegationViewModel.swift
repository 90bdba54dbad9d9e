/// The delegate of a view model, which is told when the name changes.
protocol NameDelegate: AnyObject {
  func nameChanged(_ name: String)
}

/// A view model that tells its one delegate, and so has one screen.
final class DelegationViewModel: NameViewModel {
  var name: String {
    didSet { delegate?.nameChanged(name) }
  }
  /// Weak: the delegate holds its model.
  weak var delegate: (any NameDelegate)? {
    didSet { delegate?.nameChanged(name) }
  }

  init(name: String) {
    self.name = name
  }

  func makeScreen() -> NameScreen {
    DelegationScreen(viewModel: self)
  }
}
