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
  /// The line of the file's header in the patch, counted from 1.
  let place: Int

  init(path: String, kind: Kind, place: Int) {
    self.path = path
    self.kind = kind
    self.place = place
  }

  /// Returns the change with its hunks at the lines where they apply.
  func placed(in text: String?, of patch: String) throws(PatchFailure) -> FileChange {
    guard let text else {
      guard kind == .added else { throw PatchFailure(patch: patch, line: place, reason: "there is no file \(path)") }
      return self
    }
    guard kind != .added else { throw PatchFailure(patch: patch, line: place, reason: "\(path) is there already") }
    let lines = text.lines
    var change = self
    var (end, moved) = (0, 0)
    for index in hunks.indices {
      let (stated, placed) = try place(of: hunks[index], in: lines, from: end, moved: moved, patch)
      (end, moved) = (placed.end, placed.end - stated.end)
      change.hunks[index] = placed
    }
    return change
  }

  /// Returns the file's changed text; `nil` if the file is removed. The hunks are placed.
  func applied(to text: String?, of patch: String) throws(PatchFailure) -> String? {
    guard let text else { return hunks.flatMap(\.new).map { "\($0)\n" }.joined() }
    var lines = text.lines
    for hunk in hunks.reversed() {
      lines.replaceSubrange((hunk.start - 1)..<(hunk.start - 1 + hunk.old.count), with: hunk.new)
    }
    guard kind == .removed else { return lines.joined(separator: "\n") }
    guard lines.allSatisfy({ $0.isEmpty || $0.isComment }) else {
      throw PatchFailure(patch: patch, line: place, reason: "removes \(path), but not all of its lines")
    }
    return nil
  }

  /// Returns a hunk, and the same at the number that it states, moved as the hunk before it, or else at the only place further
  /// down where its lines are. If they are nowhere, comments may be others.
  private func place(
    of hunk: Hunk,
    in lines: [Substring],
    from end: Int,
    moved: Int,
    _ patch: String
  ) throws(PatchFailure) -> (stated: Hunk, placed: Hunk) {
    let starts = lines.indices.dropFirst(end)
    var hunk = hunk
    var fits = starts.filter { lines[$0...].starts(with: hunk.old) }.map { hunk.starting(at: $0 + 1) }
    if fits.isEmpty {
      hunk = hunk.withoutOuterComments
      fits = starts.compactMap { hunk.fitted(to: lines[$0...]) }
    }
    if let fit = fits.first(where: { $0.start == hunk.start + moved }) { return (hunk, fit) }
    guard let fit = fits.first else {
      let reason = "no longer applies to \(path)\(gap(hunk, lines, hunk.start - 1 + moved))"
      throw PatchFailure(patch: patch, line: hunk.place, reason: reason)
    }
    guard fits.count == 1 else {
      throw PatchFailure(patch: patch, line: hunk.place, reason: "applies to \(path) in \(fits.count) places")
    }
    return (hunk, fit)
  }

  /// Returns the first difference at the place where the hunk expects its lines, in words.
  private func gap(_ hunk: Hunk, _ lines: [Substring], _ stated: Int) -> String {
    for (index, expected) in zip(stated..., hunk.old) {
      let found = lines.indices.contains(index) ? "\"\(lines[index])\"" : "the end of the file"
      if found != "\"\(expected)\"" { return ": line \(index + 1) is \(found), not \"\(expected)\"" }
    }
    return ""
  }
}
