/// The objects that a load made in a contender, and those that it left, by a census of the whole heap.
public struct LoadCensus: Sendable, Codable {
  /// The contender's id.
  public let contender: String
  /// The load's name.
  public let load: String
  /// The size of the load.
  public let size: Int
  /// The number of Swift objects that were alive at the peak, besides those from before the load.
  public let objects: Int
  /// The size of these objects together, in bytes.
  public let bytes: Int
  /// The seconds it took in the instrumented program, which counts every object: not for comparison.
  public let seconds: Double
  /// The objects left when everything had ended, and why.
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
