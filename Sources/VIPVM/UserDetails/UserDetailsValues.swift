/// The part of a user that the details display.
struct UserDetailsValues {
  let id: String
  let username: String
  let name: String
}
