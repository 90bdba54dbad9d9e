/// What the details display of a user, and of what is typed.
struct UserDetailsValues {
  let id: String
  let username: String
  let title: String
  let name: String
}
