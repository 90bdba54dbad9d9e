public import Users

/// The users that benchmarks run on, read once and answered from memory.
///
///     let users = try BenchmarkUsers(try UserDirectory(SampleUsers.many(1_000)))
public nonisolated struct BenchmarkUsers: Sendable {
  /// The users in source order.
  public let directory: UserDirectory
  /// The same users in reverse order, so that a refresh shows.
  public let reversed: UserDirectory
  /// The users' origin, by which another process gets the same users.
  public let origin: Origin

  /// The origin of users.
  public enum Origin: Sendable, Hashable, Codable {
    /// The users that the package ships.
    case shipped
    /// A number of users, generated from a seed.
    case generated(count: Int, seed: UInt64)
    /// A file, a server or a test: the users themselves have to be passed on.
    case list
  }

  /// Prepares users for benchmarks.
  ///
  /// - Throws: ``TooFew`` if there are fewer than two: a refresh would show nothing and a deep link lead nowhere else.
  public init(_ directory: UserDirectory, from origin: Origin = .list) throws(TooFew) {
    guard directory.count >= 2 else { throw TooFew(count: directory.count) }
    self.directory = directory
    self.origin = origin
    // It never throws: ids that are unique in one order are unique in the other.
    reversed = (try? UserDirectory(directory.reversed())) ?? directory
  }

  /// The error that there are fewer users than benchmarks need.
  public struct TooFew: Error, Sendable {
    /// The number of users, 0 or 1.
    public let count: Int
  }
}
