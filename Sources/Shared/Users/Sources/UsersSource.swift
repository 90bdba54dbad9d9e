/// Where a repository gets its users from.
///
/// An answer comes after the call has returned. A source may be badly behaved otherwise (answer twice, or after a
/// cancellation): the repository sees to its own promises.
@MainActor public protocol UsersSource: AnyObject {
  /// Reads all users.
  func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable
  /// Stores another name for a user.
  func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable
}
