@testable import VIPVM

/// Records what the finder's presenter gives to the view model.
final class UserFinderPresenterOutputSpy: UserFinderPresenterOutput {
  enum Call: Equatable {
    case displayCount(String, result: String)
    case displayResult(String)
  }

  var calls: [Call] = []

  func displayCount(_ count: String, result: String) {
    calls.append(.displayCount(count, result: result))
  }

  func displayResult(_ text: String) {
    calls.append(.displayResult(text))
  }
}
