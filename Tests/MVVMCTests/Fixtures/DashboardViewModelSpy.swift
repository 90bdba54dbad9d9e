@testable import MVVMC

/// Records what the dashboard's view tells its view model.
final class DashboardViewModelSpy: DashboardViewModelType {
  enum Call: Equatable {
    case viewLoaded
    case refreshPulled
  }

  var title: Observable<String> { _title }
  var isLoading: Observable<Bool> { _isLoading }
  var showsComponents: Observable<Bool> { _showsComponents }

  let _title = Variable("A title")
  let _isLoading = Variable(true)
  let _showsComponents = Variable(false)
  var calls: [Call] = []

  func viewLoaded() {
    calls.append(.viewLoaded)
  }

  func refreshPulled() {
    calls.append(.refreshPulled)
  }
}
