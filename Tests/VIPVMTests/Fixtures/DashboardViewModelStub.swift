@testable import VIPVM

/// Has values for the dashboard's view to display; records the events that it forwards.
final class DashboardViewModelStub: DashboardViewModelInput {
  enum Call: Equatable {
    case viewDidLoad
    case refreshControlValueChanged
    case retryTapped
  }

  var isLoading = false
  var showsComponents = false
  var alert: DashboardAlert?
  var calls: [Call] = []

  func viewDidLoad() {
    calls.append(.viewDidLoad)
  }

  func refreshControlValueChanged() {
    calls.append(.refreshControlValueChanged)
  }

  func retryTapped() {
    calls.append(.retryTapped)
  }
}
