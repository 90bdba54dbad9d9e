@testable import VIPER

/// Records what the finder's presenter tells its view.
final class UserFinderViewSpy: AnyUserFinderView {
  enum Call: Equatable {
    case showCount(String)
    case showResult(String)
  }

  var presenter: (any AnyUserFinderPresenter)?
  var calls: [Call] = []

  func showCount(_ text: String) {
    calls.append(.showCount(text))
  }

  func showResult(_ text: String) {
    calls.append(.showResult(text))
  }
}
