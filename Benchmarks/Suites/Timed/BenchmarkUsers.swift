public import Users

/// The users that benchmarks run on, read once and answered from memory.
///
///     let users = try BenchmarkUsers(try UserDirectory(SampleUsers.many(1_000)))
public nonisolated struct BenchmarkUsers: Sendable {
  /// The users in source order.
  public let directory: UserDirectory
  /// The same users in reverse order, so that a refresh shows.
  public let reversed: UserDirectory
  /// The origin of the users: another process gets the same ones from it.
  public let origin: Origin

  /// The origin of users.
  public enum Origin: Sendable, Hashable, Codable {
    /// Those that the package ships.
    case shipped
    /// As many as were asked for, generated from a seed.
    case generated(count: Int, seed: UInt64)
    /// A file, a server or a test: they have to be handed over.
    case list
  }

  /// Prepares users for benchmarks.
  ///
  /// - Throws: ``TooFew`` if there are fewer than two: a refresh would show nothing and a deep link lead nowhere else.
  public init(_ directory: UserDirectory, from origin: Origin = .list) throws(TooFew) {
    guard directory.count >= 2 else { throw TooFew(count: directory.count) }
    self.directory = directory
    self.origin = origin
    // Ids that differ in one order differ in the other.
    reversed = (try? UserDirectory(directory.reversed())) ?? directory
  }

  /// There are fewer users than benchmarks need.
  public struct TooFew: Error, Sendable {
    /// The number of them, 0 or 1.
    public let count: Int
  }
}
