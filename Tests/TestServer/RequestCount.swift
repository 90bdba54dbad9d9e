/// Counts the requests that a server received.
public actor RequestCount {
  /// The number of requests so far.
  public private(set) var value = 0

  /// Starts at 0.
  public init() {}

  /// Counts another request, and returns its number, from 1.
  @discardableResult
  public func next() -> Int {
    value += 1
    return value
  }
}
