/// The app's only access to users: fetch all, rename one, observe changes.
///
/// Answers arrive on the main actor, exactly once, and never after a cancellation.
/// A call is cancelled by the value that it returns, at the latest when that is released.
///
///     let repository: any UsersRepository = LiveUsersRepository(service: LocalUsersService.shipped())
///     let observation = repository.observeUsers { update in print(update.users.count, update.change) }
///     let request = repository.fetchUsers { result in print(result) }
@MainActor public protocol UsersRepository: AnyObject, Sendable {
  /// The users last fetched, with every rename since; `nil` until a fetch has succeeded.
  var users: UserDirectory? { get }

  /// Fetches all users. On success ``users`` are replaced and observers told, then the answer is given.
  func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable

  /// Gives a user another name. On success ``users`` are changed and observers told, then the answer is given.
  func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable

  /// Tells of the users at once if they have been fetched, and after every change of them, until cancelled.
  func observeUsers(_ observer: @escaping @MainActor (UsersUpdate) -> Void) -> AnyCancellable
}

/// An update for an observer of users: the users as they are now, and what has changed in them.
public struct UsersUpdate: Equatable, Sendable {
  /// The users as they are now.
  public let users: UserDirectory
  /// The change in them; ``UsersChange/fetched`` when the observer is told for the first time.
  public let change: UsersChange

  /// Makes an update.
  public init(_ users: UserDirectory, _ change: UsersChange) {
    self.users = users
    self.change = change
  }
}

/// A change of a repository's users.
public enum UsersChange: Hashable, Sendable {
  /// All users were fetched anew.
  case fetched
  /// The user with this id has another name.
  case renamed(User.ID)
}

/// A closure that gets the answer of a repository or source: a value, or the reason for which there is none.
public typealias UsersAnswer<Value> = @MainActor (Result<Value, UsersFailure>) -> Void
