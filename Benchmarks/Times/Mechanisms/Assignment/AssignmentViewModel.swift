/// A view model that holds its screens and sets them itself.
final class AssignmentViewModel: NameViewModel {
  var name: String {
    didSet { for screen in screens { screen.show(name) } }
  }
  private var screens: [AssignmentScreen] = []

  init(name: String) {
    self.name = name
  }

  func add(_ screen: AssignmentScreen) {
    screens.append(screen)
  }

  func remove(_ screen: AssignmentScreen) {
    screens.removeAll { $0 === screen }
  }

  func makeScreen() -> NameScreen {
    AssignmentScreen(viewModel: self)
  }
}
