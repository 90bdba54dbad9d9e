/// A view model that calls its one closure, and so has one screen.
final class ClosureViewModel: NameViewModel {
  var name: String {
    didSet { nameDidChange?(name) }
  }
  var nameDidChange: ((String) -> Void)? {
    didSet { nameDidChange?(name) }
  }

  init(name: String) {
    self.name = name
  }

  func makeScreen() -> NameScreen {
    ClosureScreen(viewModel: self)
  }
}
