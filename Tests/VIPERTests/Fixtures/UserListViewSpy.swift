@testable import VIPER

/// Records what the list's presenter tells its view.
final class UserListViewSpy: AnyUserListView {
  enum Call: Equatable {
    case showNoUsers(Bool)
    case update([UserListRow])
    case update(UserListRow, index: Int)
  }

  var presenter: (any AnyUserListPresenter)?
  var calls: [Call] = []

  func showNoUsers(_ isEmpty: Bool) {
    calls.append(.showNoUsers(isEmpty))
  }

  func update(with users: [UserListRow]) {
    calls.append(.update(users))
  }

  func update(with user: UserListRow, at index: Int) {
    calls.append(.update(user, index: index))
  }
}
