/// The change of one file in a patch.
public struct FileChange: Sendable {
  /// The kind of a change.
  public enum Kind: String, Sendable {
    /// The file was there and stays.
    case changed
    /// The file was not there before.
    case added
    /// The file is not there any more.
    case removed
  }

  /// The file, from the root of the sources on.
  public let path: String
  /// The kind of the change.
  public let kind: Kind
  /// The changes of neighbouring lines, from the top down.
  public internal(set) var hunks: [Hunk] = []

  init(path: String, kind: Kind) {
    self.path = path
    self.kind = kind
  }
}
