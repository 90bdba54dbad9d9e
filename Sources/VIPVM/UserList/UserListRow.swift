import Users

/// A row of the list: the part of a user that it displays.
struct UserListRow {
  let id: User.ID
  let name: String
}
