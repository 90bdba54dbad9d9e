/// Calls the closures that it was given, each kept by a key of the giver's.
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
