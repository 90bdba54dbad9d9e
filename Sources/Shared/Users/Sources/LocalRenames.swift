/// The names given to users whose source cannot store them.
struct LocalRenames: Sendable {
  private var names: [User.ID: String] = [:]
  private var lastFetched = UserDirectory()

  /// The users as read, with their later names.
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
