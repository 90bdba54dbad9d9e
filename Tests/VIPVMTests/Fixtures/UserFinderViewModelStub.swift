@testable import VIPVM

/// Has values for the finder's view to display; records the events that it forwards.
final class UserFinderViewModelStub: UserFinderViewModelInput {
  enum Call: Equatable {
    case viewDidLoad
    case queryEditingChanged(String)
  }

  let count = "A count"
  let result = "A result"
  var calls: [Call] = []

  func viewDidLoad() {
    calls.append(.viewDidLoad)
  }

  func queryEditingChanged(_ query: String) {
    calls.append(.queryEditingChanged(query))
  }
}
