import Observation

/// A view model whose readers the Observation framework tracks.
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
