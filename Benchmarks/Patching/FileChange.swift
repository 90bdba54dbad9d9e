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

  /// Returns the file's changed text; `nil` if the file is removed.
  ///
  /// Every line has to match exactly: there is no fuzzy matching.
  func applied(to text: String?, of patch: String, placing: Patch.Placing) throws(PatchFailure) -> String? {
    guard let text else {
      guard kind == .added else { throw PatchFailure(patch: patch, line: place, reason: "there is no file \(path)") }
      return hunks.flatMap(\.new).map { "\($0)\n" }.joined()
    }
    guard kind != .added else { throw PatchFailure(patch: patch, line: place, reason: "\(path) is there already") }
    var lines = text.lines
    var shift = 0
    for hunk in hunks {
      let position = try position(of: hunk, in: lines, of: patch, shift: placing == .asNumbered ? shift : nil)
      lines.replaceSubrange(position..<(position + hunk.old.count), with: hunk.new)
      shift += hunk.new.count - hunk.old.count
    }
    guard kind == .removed else { return lines.joined(separator: "\n") }
    guard lines.allSatisfy(\.isEmpty) else {
      throw PatchFailure(patch: patch, line: place, reason: "removes \(path), but not all of its lines")
    }
    return nil
  }

  /// Returns the index of a hunk's first line. Without a shift the lines may be anywhere, but only once; with a shift,
  /// by which earlier hunks moved them, they have to be where the hunk says.
  private func position(
    of hunk: Hunk,
    in lines: [Substring],
    of patch: String,
    shift: Int?
  ) throws(PatchFailure) -> Int {
    let old = hunk.old
    let numbered = shift.map { hunk.start - 1 + $0 }
    let places = lines.indices.filter { (numbered == nil || numbered == $0) && lines[$0...].starts(with: old) }
    guard let place = places.first else {
      let gap = gap(hunk, lines, shift: shift ?? 0)
      throw PatchFailure(patch: patch, line: hunk.place, reason: "no longer applies to \(path)\(gap)")
    }
    guard places.count == 1 else {
      throw PatchFailure(patch: patch, line: hunk.place, reason: "applies to \(path) in \(places.count) places")
    }
    return place
  }

  /// Returns the first difference at the place where the hunk expects its lines, in words.
  private func gap(_ hunk: Hunk, _ lines: [Substring], shift: Int) -> String {
    for (index, expected) in hunk.old.enumerated() {
      let number = hunk.start + shift + index
      let found = lines.indices.contains(number - 1) ? "\"\(lines[number - 1])\"" : "the end of the file"
      if found != "\"\(expected)\"" { return ": line \(number - shift) is \(found), not \"\(expected)\"" }
    }
    return ""
  }
}
