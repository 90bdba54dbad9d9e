@testable import MVVMC

/// Records what the list's view tells its view model.
final class UserListViewModelSpy: UserListViewModelType {
  enum Call: Equatable {
    case viewLoaded
    case accessoryTapped(row: Int)
  }

  var isEmpty: Observable<Bool> { _isEmpty }
  var rows: Observable<UserListRows> { _rows }

  let _isEmpty = Variable(false)
  let _rows = Variable(UserListRows(names: ["A", "B", "C"], change: .allRows))
  var calls: [Call] = []

  func viewLoaded() {
    calls.append(.viewLoaded)
  }

  func accessoryTapped(row: Int) {
    calls.append(.accessoryTapped(row: row))
  }
}
