@testable import MVP

/// Records what the list's presenter tells its view.
final class UserListViewSpy: UserListViewProtocol {
  enum Call: Equatable {
    case showNoUsers(Bool)
    case showUsers
    case showUser(row: Int)
  }

  var calls: [Call] = []

  func showNoUsers(_ isEmpty: Bool) {
    calls.append(.showNoUsers(isEmpty))
  }

  func showUsers() {
    calls.append(.showUsers)
  }

  func showUser(at row: Int) {
    calls.append(.showUser(row: row))
  }
}
