/// Who is told of a name by delegation.
protocol NameDelegate: AnyObject {
  func nameChanged(_ name: String)
}

/// Tells its one delegate: so it has one screen.
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
