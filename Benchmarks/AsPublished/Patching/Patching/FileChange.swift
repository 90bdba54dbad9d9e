/// What a patch changes in one file.
struct FileChange {
  /// The file, from the root of the sources on.
  let path: String
  /// Where the file's header stands in the patch, counted from 1.
  let place: Int
  var hunks: [Hunk] = []

  /// The file's text, changed.
  ///
  /// Lines may have moved, but must be there exactly once, each letter of them: a patch is not guessed into place.
  func applied(to text: String, of patch: String) throws(PatchFailure) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for hunk in hunks {
      let position = try position(of: hunk, in: lines, of: patch)
      lines.replaceSubrange(position..<(position + hunk.old.count), with: hunk.new)
    }
    return lines.joined(separator: "\n")
  }

  private func position(of hunk: Hunk, in lines: [Substring], of patch: String) throws(PatchFailure) -> Int {
    let old = hunk.old
    let places = lines.indices.filter { lines[$0...].starts(with: old) }
    guard let place = places.first else {
      throw PatchFailure(patch: patch, line: hunk.place, reason: "no longer applies to \(path)\(gap(hunk, lines))")
    }
    guard places.count == 1 else {
      throw PatchFailure(patch: patch, line: hunk.place, reason: "applies to \(path) in \(places.count) places")
    }
    return place
  }

  /// What is otherwise at the place where the hunk expects its lines.
  private func gap(_ hunk: Hunk, _ lines: [Substring]) -> String {
    for (index, expected) in hunk.old.enumerated() {
      let number = hunk.start + index
      let found = lines.indices.contains(number - 1) ? "\"\(lines[number - 1])\"" : "the end of the file"
      if found != "\"\(expected)\"" { return ": line \(number) is \(found), not \"\(expected)\"" }
    }
    return ""
  }
}
