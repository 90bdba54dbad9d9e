import Users

@testable import MVP

/// Notes the users whose details the list's presenter asks for.
final class RecordingUserListDelegate: UserListPresenterDelegate {
  private(set) var users: [User] = []

  func showDetails(of user: User) {
    users.append(user)
  }
}
