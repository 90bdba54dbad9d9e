@testable import MVP_updateView

/// Records what a presenter tells its view.
final class ViewSpy {
  enum Call: Equatable {
    case updateView
  }

  var calls: [Call] = []

  func updateView() {
    calls.append(.updateView)
  }
}

extension ViewSpy: DashboardViewProtocol {}
extension ViewSpy: UserListViewProtocol {}
extension ViewSpy: UserFinderViewProtocol {}
extension ViewSpy: UserDetailsViewProtocol {}
