/// A view model that calls a list of closures, each kept by its screen's identifier, and so can have several screens.
final class MulticastClosuresViewModel: NameViewModel {
  var name: String {
    didSet { for tell in onNameChange.values { tell(name) } }
  }
  var onNameChange: [ObjectIdentifier: (String) -> Void] = [:]

  init(name: String) {
    self.name = name
  }

  func makeScreen() -> NameScreen {
    MulticastClosuresScreen(viewModel: self)
  }
}
