/// A repository that hands every call on to another one. Who adopts this writes what differs, and nothing else.
///
///     final class QuietRepository: ForwardingRepository {
///       let base: any UsersRepository
///       init(_ base: any UsersRepository) { self.base = base }
///       func observeUsers(_ observer: @escaping @MainActor (UsersUpdate) -> Void) -> AnyCancellable { AnyCancellable {} }
///     }
public protocol ForwardingRepository: UsersRepository {
  /// The repository that gets the calls.
  var base: any UsersRepository { get }
}

extension ForwardingRepository {
  /// The users of the other repository.
  public var users: UserDirectory? { base.users }

  /// Has the other repository fetch all users.
  public func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    base.fetchUsers(answer)
  }

  /// Has the other repository rename a user.
  public func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    base.renameUser(id, to: name, answer)
  }

  /// Observes the other repository.
  public func observeUsers(_ observer: @escaping @MainActor (UsersUpdate) -> Void) -> AnyCancellable {
    base.observeUsers(observer)
  }
}

extension UsersRepository {
  /// Returns this repository if it has a type, or the first one that it forwards to and that has it; `nil` if none has.
  ///
  ///     let quiet = repository.first(QuietRepository.self)
  public func first<Repository>(_ type: Repository.Type) -> Repository? {
    self as? Repository ?? (self as? any ForwardingRepository)?.base.first(type)
  }
}
