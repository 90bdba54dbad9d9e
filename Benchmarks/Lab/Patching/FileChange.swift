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

  /// Returns the change with each hunk at the place where its lines are, the nearest to that which the patch states: lines above
  /// may have been added or removed since.
  func located(in text: String) -> FileChange {
    let lines = text.lines
    var change = self
    var (end, moved) = (0, 0)
    for index in hunks.indices {
      let stated = hunks[index].start - 1 + moved
      let fits = lines.indices.dropFirst(end).filter { lines[$0...].starts(with: hunks[index].old) }
      guard let fit = fits.min(by: { abs($0 - stated) < abs($1 - stated) }) else { continue }
      moved += fit - stated
      change.hunks[index].start = fit + 1
      end = fit + hunks[index].old.count
    }
    return change
  }
}
