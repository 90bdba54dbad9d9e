/// One of the delegates of a view model, which is told with the others when the name changes.
protocol NameListener: AnyObject {
  func nameChanged(_ name: String)
}

/// A view model that tells a list of delegates, and so can have several screens.
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
