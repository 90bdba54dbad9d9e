/// A unified diff, as `git diff` writes it: the few lines in which a flawed wiring differs from the mended module.
public struct Patch {
  private let name: String
  private var changes: [FileChange] = []

  /// Reads a patch.
  ///
  /// Before the first file there may be words for people; from there on every line has to be a part of the patch.
  /// - Parameter name: what failures call the patch: its path.
  public init(named name: String, _ text: String) throws(PatchFailure) {
    self.name = name
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    for (index, line) in lines.enumerated() { try take(line, at: index + 1) }
    guard changes.allSatisfy({ $0.hunks.last?.isOpen == false }), !changes.isEmpty else {
      throw PatchFailure(patch: name, line: lines.count, reason: "the patch changes nothing, or ends too early")
    }
  }

  /// The files with the patch's changes.
  ///
  /// - Parameter files: texts by path, from the root of the sources on.
  public func applied(to files: [String: String]) throws(PatchFailure) -> [String: String] {
    var files = files
    for change in changes {
      guard let text = files[change.path] else {
        throw PatchFailure(patch: name, line: change.place, reason: "there is no file \(change.path)")
      }
      files[change.path] = try change.applied(to: text, of: name)
    }
    return files
  }

  private mutating func take(_ line: Substring, at place: Int) throws(PatchFailure) {
    if changes.last?.hunks.last?.isOpen == true {
      if !changes[changes.count - 1].hunks[lastHunk].take(line) { throw failure(place, "this is no line of a hunk") }
    } else if line.hasPrefix("+++ b/") {
      changes.append(FileChange(path: String(line.dropFirst("+++ b/".count)), place: place))
    } else if let hunk = Hunk(header: line, place: place) {
      guard !changes.isEmpty else { throw failure(place, "this hunk is of no file") }
      changes[changes.count - 1].hunks.append(hunk)
    } else if !changes.isEmpty && !["--- a/", "diff ", "index "].contains(where: line.hasPrefix) {
      throw failure(place, "this belongs to no hunk")
    }
  }

  private var lastHunk: Int { changes[changes.count - 1].hunks.count - 1 }

  private func failure(_ place: Int, _ reason: String) -> PatchFailure {
    PatchFailure(patch: name, line: place, reason: reason)
  }
}
