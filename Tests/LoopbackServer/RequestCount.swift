/// How many requests a server was sent.
public actor RequestCount {
  /// So many so far.
  public private(set) var value = 0

  /// Begins with none.
  public init() {}

  /// Counts another, and tells which it is, from 1.
  @discardableResult
  public func next() -> Int {
    value += 1
    return value
  }
}
