/// The parts of a user, and of what is typed, that the details display.
struct UserDetailsValues {
  let id: String
  let username: String
  let title: String
  let name: String
}
