import Users

/// A request of a reducer to the store. It is a value: a test of a reducer compares it.
enum Effect: Equatable {
  case followUsers
  case fetchUsers
  case rename(User.ID, to: String, details: UserDetailsFeature.State.ID)
  case cancel(ID)

  /// Names what runs: a second one of the same name cancels the first.
  enum ID: Hashable {
    case following, fetching
    case renaming(UserDetailsFeature.State.ID)
  }
}
