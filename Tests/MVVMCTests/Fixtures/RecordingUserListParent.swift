import Users

@testable import MVVMC

/// Notes the users whose details the list's coordinator asks its parent for.
final class RecordingUserListParent: UserListCoordinatorDelegate {
  private(set) var users: [User] = []

  func userSelected(_ user: User) {
    users.append(user)
  }
}
