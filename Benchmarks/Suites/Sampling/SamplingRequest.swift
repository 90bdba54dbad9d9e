public import Measure
import Users

/// The measurement that a process is asked for on its standard input.
public nonisolated struct SamplingRequest: Sendable, Codable {
  /// One workload: who does what.
  public struct Entry: Sendable, Codable {
    /// The id of a contender or of a mechanism.
    public let entrant: String
    /// The name in results; a contender that is entered twice has two names.
    public let name: String
    /// The benchmark's id.
    public let benchmark: String
    /// The share of its time by which its step is slowed down, 0 or more.
    public let slowdown: Double

    /// Enters somebody in a benchmark.
    public init(_ entrant: String, as name: String? = nil, in benchmark: String, slowdown: Double = 0) {
      self.entrant = entrant
      self.name = name ?? entrant
      self.benchmark = benchmark
      self.slowdown = slowdown
    }
  }

  /// The workloads, in the order of the series that come back.
  public let entries: [Entry]
  /// The turn of this process among all that measure.
  public let turn: Repetition<MonotonicClock>.Turn
  private let origin: BenchmarkUsers.Origin
  private let list: [Listed]

  /// Asks for samples on some users.
  init(_ entries: [Entry], turn: Repetition<MonotonicClock>.Turn, users: BenchmarkUsers) {
    self.entries = entries
    self.turn = turn
    origin = users.origin
    list = users.origin == .list ? users.directory.map(Listed.init) : []
  }

  /// The users, made anew where they can be, taken from the list where not.
  ///
  /// - Throws: what reading them throws.
  func users() async throws -> BenchmarkUsers {
    switch origin {
    case .shipped: try BenchmarkUsers(try await LocalUsersService.shipped().fetchUsers(), from: origin)
    case .generated(let count, let seed):
      try BenchmarkUsers(try await LocalUsersService.generated(count: count, seed: seed).fetchUsers(), from: origin)
    case .list:
      try BenchmarkUsers(
        UserDirectory(list.map { User(id: $0.id, name: $0.name, username: $0.username) }),
        from: origin
      )
    }
  }

  private struct Listed: Codable {
    let id: Int
    let name: String
    let username: String

    init(_ user: User) {
      id = user.id
      name = user.name
      username = user.username
    }
  }
}
