public import Users

/// The users that benchmarks run on, read once and answered from memory.
public nonisolated struct BenchmarkUsers: Sendable {
  /// The users in source order.
  public let directory: UserDirectory
  /// The same users in reverse order, so that a refresh shows.
  public let reversed: UserDirectory

  /// Prepares users for benchmarks.
  ///
  /// - Throws: ``TooFew`` if there are fewer than two: a refresh would show nothing and a deep link lead nowhere else.
  public init(_ directory: UserDirectory) throws(TooFew) {
    guard directory.count >= 2 else { throw TooFew(count: directory.count) }
    self.directory = directory
    // Ids that differ in one order differ in the other.
    reversed = (try? UserDirectory(directory.reversed())) ?? directory
  }

  /// There are fewer users than benchmarks need.
  public struct TooFew: Error, Sendable {
    /// How many there are, 0 or 1.
    public let count: Int
  }
}
