/// A file as it is compiled.
public struct AdaptedFile: Sendable {
  /// A line that differs from the original, or that somebody should look at.
  public struct Remark: Sendable, Equatable {
    /// The line in the original, counted from 1.
    public let line: Int
    /// The difference in words.
    public let text: String
    /// True if the line is not adapted, or only by a guess.
    public let isWarning: Bool
  }

  /// The path of the original.
  public let path: String
  /// The text to compile.
  public let text: String
  /// The remarks in the order of lines.
  public let remarks: [Remark]
  /// The function that registers the file's classes; `nil` if it has none.
  public let registration: String?
  /// True if the file names types of the network.
  let usesNetwork: Bool
  /// True if the file names Foundation's timer.
  let usesTimer: Bool
  /// True if it names `asyncAfter`.
  let usesDelays: Bool

  /// The number of lines that differ from the original.
  public var adaptedLineCount: Int { Set(remarks.filter { !$0.isWarning }.map(\.line)).count }
}
