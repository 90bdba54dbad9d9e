/// A view model that calls the closures it was given, each kept by its screen's identifier.
final class ClosuresViewModel: NameViewModel {
  var name: String {
    didSet { for tell in onNameChange.values { tell(name) } }
  }
  var onNameChange: [ObjectIdentifier: (String) -> Void] = [:]

  init(name: String) {
    self.name = name
  }

  func makeScreen() -> NameScreen {
    ClosuresScreen(viewModel: self)
  }
}
