import Users

/// The users as rows, each made when it is read: of a million users, only those in sight are. Entities go no further:
/// the list's presenter and view do not import `Users`.
struct UserListRows {
  private let users: UserDirectory

  init(_ users: UserDirectory = UserDirectory()) {
    self.users = users
  }

  var count: Int { users.count }

  subscript(row: Int) -> UserListRow {
    let user = users[row]
    return UserListRow(id: user.id, name: user.name)
  }
}
