/// The repository of the running app: keeps its promises whatever the source behind it does.
///
/// If the repository is released while a request is under way and the caller still holds that request, the answer
/// is given all the same, but there are no ``users`` left to change.
///
///     let repository = LiveUsersRepository(service: LocalUsersService.shipped())
///     let request = repository.renameUser(3, to: "Amazing Grace") { result in print(result) }
public final class LiveUsersRepository: UsersRepository {
  /// The users last fetched, with every rename since; `nil` until a fetch has succeeded.
  public private(set) var users: UserDirectory?
  private let source: any UsersSource
  private let observers = Observers<UsersUpdate>()

  /// Makes a repository over a source.
  public init(source: any UsersSource) {
    self.source = source
  }

  /// Makes a repository over a service that works away from the main actor.
  public convenience init(service: any UsersService) {
    self.init(source: ServiceUsersSource(service))
  }

  /// Fetches all users. On success ``users`` are replaced and observers told, then the answer is given.
  public func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    // Weak: a request under way does not keep the repository alive.
    OneAnswer(applying: { [weak self] in self?.fetched($0) }, to: answer)
      .start { source.fetchUsers($0) }
  }

  /// Gives a user another name. On success ``users`` are changed and observers told, then the answer is given.
  public func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    // Weak: a request under way does not keep the repository alive.
    OneAnswer(applying: { [weak self] in self?.renamed(id, to: name, $0) }, to: answer)
      .start { source.renameUser(id, to: name, $0) }
  }

  /// Tells of the users at once if they have been fetched, and after every change of them, until cancelled.
  ///
  /// An observer that is added while others are told of a change is told of the users with that change, once.
  public func observeUsers(_ observer: @escaping @MainActor (UsersUpdate) -> Void) -> AnyCancellable {
    let observation = observers.add(observer)
    if let users { observer(UsersUpdate(users, .fetched)) }
    return observation
  }

  private func fetched(_ result: Result<UserDirectory, UsersFailure>) {
    guard case .success(let users) = result else { return }
    self.users = users
    observers.tell(UsersUpdate(users, .fetched))
  }

  private func renamed(_ id: User.ID, to name: String, _ result: Result<Void, UsersFailure>) {
    guard case .success = result else { return }
    users?.rename(id, to: name)
    if let users { observers.tell(UsersUpdate(users, .renamed(id))) }
  }
}
