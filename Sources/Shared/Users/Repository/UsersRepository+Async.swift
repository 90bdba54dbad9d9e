/// The calls of a repository for code that awaits: the same promises, and the same order of events.
extension UsersRepository {
  /// Fetches all users. On success ``users`` are replaced and observers told, then it returns.
  ///
  ///     let users = try await repository.fetchUsers()
  ///
  /// - Throws: the reason for which there are none; ``UsersFailure/cancelled`` when the task is cancelled.
  public func fetchUsers() async throws(UsersFailure) -> UserDirectory {
    try await AwaitedRequest { self.fetchUsers($0) }.answer()
  }

  /// Gives a user another name. On success ``users`` are changed and observers told, then it returns.
  ///
  ///     try await repository.renameUser(3, to: "Amazing Grace")
  ///
  /// - Throws: the reason for which it has none; ``UsersFailure/cancelled`` when the task is cancelled.
  public func renameUser(_ id: User.ID, to name: String) async throws(UsersFailure) {
    try await AwaitedRequest { self.renameUser(id, to: name, $0) }.answer()
  }

  /// The users at once if they have been fetched, and after every change of them: a sequence that does not end by itself.
  ///
  /// Observing begins with the call and ends when the task that iterates is cancelled, or the sequence is released.
  ///
  ///     for await update in repository.updates { print(update.users.count) }
  public var updates: AsyncStream<UsersUpdate> {
    AsyncStream { continuation in
      let observation = observeUsers { continuation.yield($0) }
      // Held until the sequence ends: it is cancelled when it is released.
      continuation.onTermination = { _ in withExtendedLifetime(observation) {} }
    }
  }
}
