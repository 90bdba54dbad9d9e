/// Who is told of a name together with others.
protocol NameListener: AnyObject {
  func nameChanged(_ name: String)
}

/// Tells a list of delegates, so that it can have several screens.
final class MulticastDelegationViewModel: NameViewModel {
  var name: String {
    didSet { for reference in delegates { reference.delegate?.nameChanged(name) } }
  }
  private var delegates: [Reference] = []

  init(name: String) {
    self.name = name
  }

  func add(_ delegate: any NameListener) {
    delegates.append(Reference(delegate: delegate))
  }

  func remove(_ delegate: any NameListener) {
    delegates.removeAll { $0.delegate === delegate }
  }

  func makeScreen() -> NameScreen {
    MulticastDelegationScreen(viewModel: self)
  }

  private struct Reference {
    /// Weak: the delegate holds its model.
    weak var delegate: (any NameListener)?
  }
}
