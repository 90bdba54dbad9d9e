extension LocalUsersService {
  /// The users in a JSON file, read anew by every fetch; see ``UsersJSON`` for what it holds.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - limit: How many bytes the file may have; 1 GiB unless told.
  public static func file(_ path: String, limit: Int = 1 << 30) -> LocalUsersService {
    LocalUsersService { () throws(UsersFailure) in
      try UsersJSON.decode(UsersFile(path: path, limit: limit).read())
    }
  }
}
