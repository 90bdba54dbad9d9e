/// A service over a source that cannot store: renames last as long as the service, and every later fetch has them.
///
///     let shipped = try await LocalUsersService.shipped().fetchUsers()
///     let many = try await LocalUsersService.generated(count: 1_000_000, seed: 1).fetchUsers()
///     let yours = try await LocalUsersService.file("users.json").fetchUsers()
public actor LocalUsersService: UsersService {
  private let read: @Sendable () async throws(UsersFailure) -> UserDirectory
  private var renames = LocalRenames()

  /// Makes a service over a closure that reads users; it is called away from the main actor.
  public init(read: @escaping @Sendable () async throws(UsersFailure) -> UserDirectory) {
    self.read = read
  }

  /// Reads all users, with the names given to them since.
  ///
  /// - Throws: ``UsersFailure`` as reading does.
  public func fetchUsers() async throws(UsersFailure) -> UserDirectory {
    let users = try await read()
    return renames.lay(over: users)
  }

  /// Keeps another name for a user.
  ///
  /// - Throws: ``UsersFailure/unknownUser(_:)`` if the last fetch did not have the user, or there was none.
  public func renameUser(_ id: User.ID, to name: String) async throws(UsersFailure) {
    try renames.rename(id, to: name)
  }
}

extension LocalUsersService {
  /// Makes a service of the ten users that come with the package; nothing is read.
  public static func shipped() -> LocalUsersService {
    LocalUsersService { () throws(UsersFailure) in try UserDirectory(shippedUsers) }
  }

  private static let shippedUsers = [
    User(id: 1, name: "Marta Lindqvist", username: "marta"),
    User(id: 2, name: "Tomasz Zieliński", username: "tomzi"),
    User(id: 3, name: "Aiko Morimoto", username: "aiko.m"),
    User(id: 4, name: "Bram Oosterhuis", username: "bram"),
    User(id: 5, name: "Chiamaka Eze", username: "chichi"),
    User(id: 6, name: "Rafael Quintero", username: "rafaq"),
    User(id: 7, name: "Svetlana Orlova", username: "sveta"),
    User(id: 8, name: "Noor Haddad", username: "noor.h"),
    User(id: 9, name: "Finn O'Leary", username: "finn"),
    User(id: 10, name: "Zoë Baumgartner", username: "zoeb"),
  ]
}

extension LocalUsersService {
  /// Makes a service of the users in a JSON file, read again by every fetch; see ``UsersJSON`` for the format.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The largest size of the file, in bytes; 1 GiB by default.
  public static func file(_ path: String, limit: Int = 1 << 30) -> LocalUsersService {
    LocalUsersService { () throws(UsersFailure) in
      try UsersJSON.decode(UsersFile(path, limit: limit).read())
    }
  }
}

extension LocalUsersService {
  /// Makes a service of invented users with the ids 1 to `count`, made again by every fetch.
  ///
  /// The same seed gives the same users, and a user does not depend on the number of users.
  public static func generated(count: Int, seed: UInt64) -> LocalUsersService {
    LocalUsersService { () throws(UsersFailure) in
      let generator = UserGenerator(seed: seed)
      return try UserDirectory((0..<max(0, count)).map { generator.user(id: $0 + 1) })
    }
  }
}

/// The names given to users whose source cannot store them.
struct LocalRenames: Sendable {
  private var names: [User.ID: String] = [:]
  private var lastFetched = UserDirectory()

  /// Returns the users as read, with their later names.
  mutating func lay(over users: UserDirectory) -> UserDirectory {
    lastFetched = users
    for (id, name) in names {
      lastFetched.rename(id, to: name)
    }
    return lastFetched
  }

  mutating func rename(_ id: User.ID, to name: String) throws(UsersFailure) {
    guard lastFetched[id: id] != nil else { throw .unknownUser(id) }
    names[id] = name
  }
}
