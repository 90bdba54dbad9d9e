/// The values that the details display: of a user, and of the text that is typed.
struct UserDetailsValues {
  let id: String
  let username: String
  let title: String
  let name: String
}
