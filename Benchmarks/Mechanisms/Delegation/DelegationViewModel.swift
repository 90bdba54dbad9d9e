/// Whoever is told of a name by delegation.
protocol NameDelegate: AnyObject {
  func nameChanged(_ name: String)
}

/// Tells its delegates: a list, for with one `delegate` a model has one screen.
final class DelegationViewModel: NameViewModel {
  var name: String {
    didSet { for reference in delegates { reference.delegate?.nameChanged(name) } }
  }
  private var delegates: [Reference] = []

  init(name: String) {
    self.name = name
  }

  func add(_ delegate: any NameDelegate) {
    delegates.append(Reference(delegate: delegate))
  }

  func remove(_ delegate: any NameDelegate) {
    delegates.removeAll { $0.delegate === delegate }
  }

  func makeScreen() -> NameScreen {
    DelegationScreen(viewModel: self)
  }

  private struct Reference {
    /// Weak: the delegate holds its model.
    weak var delegate: (any NameDelegate)?
  }
}
