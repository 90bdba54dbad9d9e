/// What the instrumented program found out, or why it could not.
public enum ProbeResult<Value: Sendable>: Sendable {
  /// What was asked for.
  case available(Value)
  /// Why it cannot be had here, in one sentence.
  case unavailable(String)

  /// What was asked for; `nil` if it cannot be had.
  public var value: Value? {
    if case .available(let value) = self { value } else { nil }
  }

  /// Why it cannot be had; `nil` if it can.
  public var reason: String? {
    if case .unavailable(let reason) = self { reason } else { nil }
  }

  /// A part of what was asked for.
  public func map<Other>(_ part: (Value) -> Other) -> ProbeResult<Other> {
    switch self {
    case .available(let value): .available(part(value))
    case .unavailable(let reason): .unavailable(reason)
    }
  }
}
