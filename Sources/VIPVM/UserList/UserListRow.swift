import Users

/// What the list displays of a user.
struct UserListRow {
  let id: User.ID
  let name: String
}
