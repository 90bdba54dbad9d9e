/// A property whose value comes from the scope in which its owner is made; it is kept from then on.
///
/// The workshop's document reads a global at each access. With a scope, an app's objects keep the app's values.
///
///     final class UserListInteractor {
///       @Injected(\.usersRepository) var repository
///     }
///     let repository = LiveUsersRepository(service: LocalUsersService.shipped())
///     let interactor = InjectedValues.with(\.usersRepository, repository) { UserListInteractor() }
@propertyWrapper public struct Injected<Value> {
  /// The value found when the property was made.
  public let wrappedValue: Value

  /// Takes a value from the scope that is running.
  public init(_ keyPath: KeyPath<InjectedValues, Value>) {
    wrappedValue = InjectedValues.current[keyPath: keyPath]
  }
}

extension Injected: Sendable where Value: Sendable {}

/// The values injected in the scope that is running, found by key path.
///
/// Scoped and never global, so that two apps in one process do not see each other's values.
///
///     let repository = LiveUsersRepository(service: LocalUsersService.shipped())
///     InjectedValues.with(\.usersRepository, repository) {
///       print(InjectedValues.current.usersRepository === repository)  // true
///     }
public struct InjectedValues: Sendable {
  /// The values of the scope that is running.
  @TaskLocal public static var current = InjectedValues()

  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// The value for a key: the one injected, otherwise the key's default.
  public subscript<Key: InjectionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Runs a closure in a scope in which one value is added or replaced.
  public static func with<Value, Answer>(
    _ keyPath: WritableKeyPath<InjectedValues, Value>,
    _ value: Value,
    _ body: () throws -> Answer
  ) rethrows -> Answer {
    var values = current
    values[keyPath: keyPath] = value
    return try values.withScope(body)
  }

  /// Runs a closure in the scope of these values; a ``current`` that was kept brings back its scope.
  public func withScope<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    try Self.$current.withValue(self, operation: body)
  }
}

/// Names a value that can be injected, and gives its default.
///
///     enum TimeoutKey: InjectionKey {
///       static let defaultValue = 30.0
///     }
///     print(InjectedValues.current[TimeoutKey.self])  // 30.0
public protocol InjectionKey {
  /// The value's type.
  associatedtype Value: Sendable
  /// The value if none was injected.
  static var defaultValue: Value { get }
}

extension InjectedValues {
  /// The app's repository; if none was injected, one that fails every request.
  public var usersRepository: any UsersRepository {
    get { self[UsersRepositoryKey.self] }
    set { self[UsersRepositoryKey.self] = newValue }
  }
}

private enum UsersRepositoryKey: InjectionKey {
  static let defaultValue: any UsersRepository = MissingUsersRepository()
}

/// Stands in if no repository was injected: fails every request with that reason.
final class MissingUsersRepository: UsersRepository {
  private static let failure = UsersFailure.unreachable(reason: "no users repository was injected")

  nonisolated init() {}

  let users: UserDirectory? = nil

  func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    refuse(answer)
  }

  func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    refuse(answer)
  }

  func observeUsers(_ observer: @escaping @MainActor (UsersUpdate) -> Void) -> AnyCancellable {
    AnyCancellable {}
  }

  private func refuse<Value>(_ answer: @escaping UsersAnswer<Value>) -> AnyCancellable {
    let task = Task {
      if !Task.isCancelled { answer(.failure(Self.failure)) }
    }
    return AnyCancellable { task.cancel() }
  }
}
