import Users

/// The users as rows, each made when it is read: of a million rows only the visible ones. It holds the entities.
struct UserListRows {
  private let users: UserDirectory

  init(_ users: UserDirectory = UserDirectory()) {
    self.users = users
  }

  var count: Int { users.count }

  var isEmpty: Bool { users.isEmpty }

  subscript(row: Int) -> UserListRow {
    let user = users[row]
    return UserListRow(id: user.id, name: user.name)
  }
}
