extension LocalUsersService {
  /// Invented users with the ids 1 to `count`, made anew by every fetch.
  ///
  /// The same seed gives the same users, and a user does not depend on how many there are.
  public static func generated(count: Int, seed: UInt64) -> LocalUsersService {
    LocalUsersService { () throws(UsersFailure) in
      let generator = UserGenerator(seed: seed)
      return try UserDirectory((0..<max(0, count)).map { generator.user(id: $0 + 1) })
    }
  }
}
