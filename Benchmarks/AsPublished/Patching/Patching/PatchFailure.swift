/// The reason for which a patch cannot be read or applied, with the patch's own file and line.
public struct PatchFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// The patch, as it was named.
  public let patch: String
  /// The line of the patch, counted from 1.
  public let line: Int
  /// The mistake.
  public let reason: String

  /// Says where a patch is wrong, and why.
  public init(patch: String, line: Int, reason: String) {
    self.patch = patch
    self.line = line
    self.reason = reason
  }

  /// In the form in which compilers report mistakes, so that editors and people can follow it.
  public var description: String { "\(patch):\(line): error: \(reason)" }
}
