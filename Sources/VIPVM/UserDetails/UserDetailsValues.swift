/// What the details display of a user.
struct UserDetailsValues {
  let id: String
  let username: String
  let name: String
}
