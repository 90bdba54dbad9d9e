/// How far a run has come.
public struct RoundProgress: Sendable, Hashable {
  /// What the run is doing.
  public enum Phase: Sendable, Hashable {
    /// Iterations per sample are being found.
    case calibrating
    /// A round that is not recorded.
    case warmingUp
    /// A round that is recorded.
    case measuring
    /// Processes measure, one after the other.
    case repeating
  }

  /// What the run is doing.
  public let phase: Phase
  /// What is complete: recorded rounds, or processes where they are what repeats.
  public let repetitions: Int
  /// Seconds since the start.
  public let elapsed: Double
  /// Seconds there are in all.
  public let budget: Double
}
