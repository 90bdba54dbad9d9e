import Foundation
public import Measure
import Users

/// A request for samples, which a process reads from standard input.
public nonisolated struct SamplingRequest: Sendable, Codable {
  /// One workload: an entrant in a benchmark.
  public struct Entry: Sendable, Codable {
    /// The id of a contender or of a mechanism.
    public let entrant: String
    /// The entrant's name in results; a contender that is entered twice has two names.
    public let name: String
    /// The benchmark's id.
    public let benchmark: String
    /// The share of its time by which its step is slowed down, 0 or more.
    public let slowdown: Double

    /// Enters a contender or a mechanism in a benchmark.
    public init(_ entrant: String, as name: String? = nil, in benchmark: String, slowdown: Double = 0) {
      self.entrant = entrant
      self.name = name ?? entrant
      self.benchmark = benchmark
      self.slowdown = slowdown
    }
  }

  /// The workloads, in the order of the record's series.
  public let entries: [Entry]
  /// The process's turn: its budget, seed, rounds and iterations.
  public let turn: Repetition<MonotonicClock>.Turn
  private let origin: BenchmarkUsers.Origin
  /// The file of packed users; `nil` if they can be made anew.
  private let list: URL?

  /// Requests samples on the users of an origin or, if they are a list, on those in a file.
  package init(_ entries: [Entry], turn: Repetition<MonotonicClock>.Turn, users: BenchmarkUsers.Origin, in list: URL?) {
    self.entries = entries
    self.turn = turn
    origin = users
    self.list = list
  }

  /// Returns the users: made anew if they can be, or else read from the file.
  ///
  /// - Throws: what reading them throws.
  func users() async throws -> BenchmarkUsers {
    switch origin {
    case .shipped: try BenchmarkUsers(try await LocalUsersService.shipped().fetchUsers(), from: origin)
    case .generated(let count, let seed):
      try BenchmarkUsers(try await LocalUsersService.generated(count: count, seed: seed).fetchUsers(), from: origin)
    case .list:
      try BenchmarkUsers(try list.map(PackedUsers.read) ?? UserDirectory(), from: origin)
    }
  }
}

/// The reason why samples are missing.
public nonisolated struct SamplingFailure: Error, Sendable, CustomStringConvertible {
  /// The reason in one line.
  public let description: String

  /// Says why.
  public init(_ description: String) {
    self.description = description
  }
}
