/// What is injected in the scope that is running, found by key path.
///
/// Scoped and never global, so that two apps in one process do not see each other's values.
public struct InjectedValues: Sendable {
  /// The values of the scope that is running.
  @TaskLocal public static var current = InjectedValues()

  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// The value for a key: the one injected, otherwise the key's default.
  public subscript<Key: InjectionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Runs a closure in a scope with one value more, or another one.
  public static func with<Value, Answer>(
    _ keyPath: WritableKeyPath<InjectedValues, Value>,
    _ value: Value,
    _ body: () throws -> Answer
  ) rethrows -> Answer {
    var values = current
    values[keyPath: keyPath] = value
    return try values.withScope(body)
  }

  /// Runs a closure in the scope of these values: ``current`` kept from earlier brings back that scope.
  public func withScope<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    try Self.$current.withValue(self, operation: body)
  }
}
