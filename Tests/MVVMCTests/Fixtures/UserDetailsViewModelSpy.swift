@testable import MVVMC

/// Records what the details' view tells its view model.
final class UserDetailsViewModelSpy: UserDetailsViewModelType {
  enum Call: Equatable {
    case viewLoaded
    case nameEdited(String)
    case saveTapped
    case closeTapped
  }

  let id = "An id"
  let username = "A username"
  var title: Observable<String> { _title }
  var name: Observable<String> { _name }
  var message: Observable<String?> { _message }
  var canSave: Observable<Bool> { _canSave }

  let _title = Variable("A title")
  let _name = Variable("A name")
  let _message = Variable<String?>("A message")
  let _canSave = Variable(true)
  var calls: [Call] = []

  func viewLoaded() {
    calls.append(.viewLoaded)
  }

  func nameEdited(_ text: String) {
    calls.append(.nameEdited(text))
  }

  func saveTapped() {
    calls.append(.saveTapped)
  }

  func closeTapped() {
    calls.append(.closeTapped)
  }
}
