/// The reason for which a patch cannot be read, or does not apply, with the patch's own file and line.
public struct PatchFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// The patch, as it was named.
  public let patch: String
  /// The line of the patch, counted from 1.
  public let line: Int
  /// The reason in words.
  public let reason: String

  /// Makes a failure at a line of a patch.
  public init(patch: String, line: Int, reason: String) {
    self.patch = patch
    self.line = line
    self.reason = reason
  }

  /// The failure in the form of a compiler's errors, so that editors and people can follow it.
  public var description: String { "\(patch):\(line): error: \(reason)" }
}
