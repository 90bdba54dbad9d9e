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
      let start = try start(of: hunks[index], in: lines, from: end, moved: moved, patch)
      (end, moved) = (start + hunks[index].old.count, start + 1 - hunks[index].start)
      change.hunks[index].start = start + 1
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
    guard lines.allSatisfy(\.isEmpty) else {
      throw PatchFailure(patch: patch, line: place, reason: "removes \(path), but not all of its lines")
    }
    return nil
  }

  /// Returns the index of a hunk's first line: at the number that the hunk states, moved as the hunk before it, or else the only
  /// one further down at which the hunk's lines are.
  private func start(
    of hunk: Hunk,
    in lines: [Substring],
    from end: Int,
    moved: Int,
    _ patch: String
  ) throws(PatchFailure) -> Int {
    let stated = hunk.start - 1 + moved
    let places = lines.indices.dropFirst(end).filter { lines[$0...].starts(with: hunk.old) }
    guard !places.contains(stated) else { return stated }
    guard let start = places.first else {
      let reason = "no longer applies to \(path)\(gap(hunk, lines, stated))"
      throw PatchFailure(patch: patch, line: hunk.place, reason: reason)
    }
    guard places.count == 1 else {
      throw PatchFailure(patch: patch, line: hunk.place, reason: "applies to \(path) in \(places.count) places")
    }
    return start
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
