@testable import MVVMC

/// Records what the finder's view tells its view model.
final class UserFinderViewModelSpy: UserFinderViewModelType {
  enum Call: Equatable {
    case viewLoaded
    case queryEdited(String)
  }

  var count: Observable<String> { _count }
  var result: Observable<String> { _result }

  let _count = Variable("A count")
  let _result = Variable("A result")
  var calls: [Call] = []

  func viewLoaded() {
    calls.append(.viewLoaded)
  }

  func queryEdited(_ query: String) {
    calls.append(.queryEdited(query))
  }
}
