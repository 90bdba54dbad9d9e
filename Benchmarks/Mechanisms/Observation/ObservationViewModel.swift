import Observation

/// Lets the Observation framework note who reads its name.
// Qualified: MVVM-C's observable has the macro's name.
@Observation.Observable
final class ObservationViewModel: NameViewModel {
  var name: String

  init(name: String) {
    self.name = name
  }

  func makeScreen() -> NameScreen {
    ObservationScreen(viewModel: self)
  }
}
