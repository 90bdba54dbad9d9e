/// A view model with its name in an observable, MVVM-C's own.
final class ObservableViewModel: NameViewModel {
  let observableName: Observable<String>

  init(name: String) {
    observableName = Observable(name)
  }

  var name: String {
    get { observableName.value }
    set { observableName.value = newValue }
  }

  func makeScreen() -> NameScreen {
    ObservableScreen(viewModel: self)
  }
}
