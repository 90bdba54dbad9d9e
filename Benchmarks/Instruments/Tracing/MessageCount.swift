/// How many messages the roles of a contender send each other in one step of a benchmark, and how often they read.
public struct MessageCount: Hashable, Sendable, Codable {
  /// Whose messages they are.
  public let contender: String
  /// What was done, as suite and name, such as `navigation/open-close`.
  public let benchmark: String
  /// On how many users.
  public let users: Int
  /// How many messages there are in a step; the mean of going there and going back.
  public let perStep: Double
  /// How many reads there are in a step, counted in the same way.
  public let readsPerStep: Double
}
