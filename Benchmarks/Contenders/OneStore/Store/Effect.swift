import Users

/// What a reducer asks the store to do. It is a value: a test of a reducer compares it.
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
