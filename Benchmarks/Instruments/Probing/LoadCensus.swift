public import Ownership

/// What a load made of a contender, and what it left, by a census of the whole heap.
public struct LoadCensus: Sendable, Codable {
  /// Who was put under load.
  public let contender: String
  /// What there was much of.
  public let load: String
  /// How much of it.
  public let size: Int
  /// How many Swift objects were alive when most were, besides those there had been before.
  public let objects: Int
  /// How large they were together.
  public let bytes: Int
  /// How long it took in the instrumented program, which counts every object: seconds to wait for, not to compare.
  public let seconds: Double
  /// What was left when everything had ended, and why.
  public let left: LeakReport

  /// Notes what was found.
  public init(
    contender: String,
    load: String,
    size: Int,
    objects: Int,
    bytes: Int,
    seconds: Double,
    left: LeakReport
  ) {
    self.contender = contender
    self.load = load
    self.size = size
    self.objects = objects
    self.bytes = bytes
    self.seconds = seconds
    self.left = left
  }
}
