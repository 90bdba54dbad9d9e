import Foundation
public import Measure
import Users

/// A request for samples, which a process reads from standard input: a line of JSON, and behind it the packed users if
/// they cannot be made anew.
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

  /// Requests samples on some users.
  init(_ entries: [Entry], turn: Repetition<MonotonicClock>.Turn, users: BenchmarkUsers) {
    self.entries = entries
    self.turn = turn
    origin = users.origin
  }

  /// Reads a request, and returns it with its users: made anew if they can be, or else unpacked.
  ///
  /// - Throws: what reading them throws.
  static func read(_ input: Data) async throws -> (request: SamplingRequest, users: BenchmarkUsers) {
    let line = input.prefix { $0 != newline }
    let request = try JSONDecoder().decode(Self.self, from: line)
    let users = try await request.users(packed: input[line.endIndex...].dropFirst())
    return (request, try BenchmarkUsers(users, from: request.origin))
  }

  /// Returns the request as a process reads it.
  ///
  /// - Parameter users: the packed users; empty if they can be made anew.
  func input(packed users: Data) throws -> Data {
    // No line breaks are in the JSON: those of its texts are written as escapes.
    var input = try JSONEncoder().encode(self)
    input.append(Self.newline)
    input.append(users)
    return input
  }

  private func users(packed: Data) async throws -> UserDirectory {
    switch origin {
    case .shipped: try await LocalUsersService.shipped().fetchUsers()
    case .generated(let count, let seed): try await LocalUsersService.generated(count: count, seed: seed).fetchUsers()
    case .list: try PackedUsers.users(in: packed)
    }
  }

  private static let newline = UInt8(ascii: "\n")
}
