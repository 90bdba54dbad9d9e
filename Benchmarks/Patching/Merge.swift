/// The merge of two patches that were made from the same files, as two developers' branches are merged.
///
/// Changes that stand apart are taken from both. Where both change the same or neighbouring lines, a merge by lines stops:
/// that is a ``Conflict``. Then this rule applies, in this order.
/// 1. Equal changes are taken once. Lines that import a module which a request gives are all taken, without a conflict: in
///    an app that code would be in modules that are there.
/// 2. Where none changes a line that the other changes, both are kept. If both add at one place, the first patch's lines
///    stand before the second's.
/// 3. A line that both change is merged word by word: what both add at one place is kept. Where one adds next to words that
///    the other removes or replaces, or both replace the same, the conflict is not resolved.
public struct Merge: Sendable {
  /// A place where a merge by lines stops.
  public struct Conflict: Sendable, Equatable, Codable {
    /// The file.
    public let path: String
    /// The line before both changes, counted from 1.
    public let line: Int
    /// True if both only add there.
    public let bothAdd: Bool
    /// True if the rule resolves it.
    public let isResolved: Bool

    /// The place, as compilers write it.
    public var place: String { "\(path):\(line)" }
  }

  /// The files after both changes; those with conflicts that are not resolved are as they were.
  public private(set) var files: [String: String]
  /// The conflicts, by file and line.
  public private(set) var conflicts: [Conflict] = []

  /// True if every conflict is resolved.
  public var isResolved: Bool { conflicts.allSatisfy(\.isResolved) }

  /// Merges two patches of some files. Each has to apply to them alone.
  public init(_ first: Patch, _ second: Patch, of files: [String: String]) throws(PatchFailure) {
    self.files = files
    let (first, second) = (try first.placed(in: files), try second.placed(in: files))
    let (one, two) = (try first.applied(to: files), try second.applied(to: files))
    let paths = Set(first.changes.map(\.path)).union(second.changes.map(\.path))
    for path in paths.sorted() {
      let (a, b) = (one[path], two[path])
      if a == b || b == files[path] {
        self.files[path] = a
      } else if a == files[path] {
        self.files[path] = b
      } else if let base = files[path], a != nil, b != nil {
        let ours = first.changes.filter { $0.path == path }.flatMap(\.edits)
        let theirs = second.changes.filter { $0.path == path }.flatMap(\.edits)
        merge(path, base, ours, theirs)
      } else {
        // One removes what the other changes, or both add different files of one name.
        conflicts.append(Conflict(path: path, line: 1, bothAdd: false, isResolved: false))
      }
    }
  }

  private mutating func merge(_ path: String, _ base: String, _ ours: [Edit<Substring>], _ theirs: [Edit<Substring>]) {
    let lines = base.lines
    var result: [Edit<Substring>] = []
    var found: [Conflict] = []
    for place in MeetingPlace.all(ours, theirs) {
      guard !place.ours.isEmpty, !place.theirs.isEmpty else {
        result += place.ours + place.theirs
        continue
      }
      let (old, a, b) = (
        place.lines(of: lines), place.lines(of: lines, with: place.ours), place.lines(of: lines, with: place.theirs)
      )
      if a == b {
        result.append(Edit(range: place.range, new: a))
      } else if (place.ours + place.theirs).allSatisfy({ $0.isOfImports(lines) }) {
        result.append(Edit(range: place.range, new: Self.imports(old, a, b)))
      } else {
        let both = place.both(of: lines)
        let line = place.range.lowerBound + 1
        found.append(Conflict(path: path, line: line, bothAdd: place.bothAdd, isResolved: both != nil))
        result += both ?? []
      }
    }
    conflicts += found
    guard found.allSatisfy(\.isResolved) else { return }
    files[path] = Edit.applied(result, to: lines).joined(separator: "\n")
  }

  /// The lines of both sides in the order of the words, each once.
  private static func imports(_ old: [Substring], _ a: [Substring], _ b: [Substring]) -> [Substring] {
    var lines = a
    for line in b where !lines.contains(line) {
      let place = lines.firstIndex { $0.hasPrefix("import ") && $0 > line } ?? lines.endIndex
      lines.insert(line, at: place)
    }
    return lines.filter { b.contains($0) || !old.contains($0) }
  }
}

extension MeetingPlace<Substring> {
  /// The edits of both sides, by the rule; `nil` if it resolves one of the conflicts not.
  fileprivate func both(of lines: [Substring]) -> [Edit<Substring>]? {
    var edits = theirs
    for one in ours {
      let met = theirs.filter(one.contests)
      guard let other = met.first else {
        edits.append(one)
        continue
      }
      guard met.count == 1, ours.count(where: other.contests) == 1, let both = one.merged(with: other, of: lines) else {
        return nil
      }
      edits.removeAll { $0 == other }
      edits.append(both)
    }
    return edits
  }
}

extension FileChange {
  /// The changes as edits of the file before them.
  fileprivate var edits: [Edit<Substring>] {
    var edits: [Edit<Substring>] = []
    for hunk in hunks {
      var line = hunk.start - 1
      var (old, new): ([Substring], [Substring]) = ([], [])
      func close() {
        edits += Edit.replacing(old, with: new, at: line - old.count)
        (old, new) = ([], [])
      }
      for part in hunk.lines {
        switch part.role {
        case .context:
          close()
          line += 1
        case .removed:
          old.append(part.text)
          line += 1
        case .added: new.append(part.text)
        }
      }
      close()
    }
    return edits
  }
}

extension Edit<Substring> {
  /// True if the lines that are replaced, and those in their place, import modules that a request gives.
  fileprivate func isOfImports(_ lines: [Substring]) -> Bool {
    (Array(lines[range]) + new).allSatisfy(\.isImportOfGivenModule)
  }

  /// Returns the replacement of some lines as edits: line by line and additions around, if each has one alike among the new
  /// ones; otherwise one edit.
  fileprivate static func replacing(_ old: [Substring], with new: [Substring], at line: Int) -> [Edit] {
    if old.isEmpty && new.isEmpty { return [] }
    let whole = Edit(range: line..<(line + old.count), new: new)
    let starts = 0..<max(0, new.count - old.count + 1)
    let start = starts.first { start in
      old.indices.allSatisfy { Words.areAlike(old[$0], new[start + $0]) }
    }
    guard !old.isEmpty, let start else { return [whole] }
    let (before, after) = (new[..<start], new[(start + old.count)...])
    let lines = old.indices.map { Edit(range: (line + $0)..<(line + $0 + 1), new: [new[start + $0]]) }
    return (before.isEmpty ? [] : [Edit(range: line..<line, new: Array(before))])
      + lines.filter { $0.new != [old[$0.range.lowerBound - line]] }
      + (after.isEmpty ? [] : [Edit(range: whole.range.upperBound..<whole.range.upperBound, new: Array(after))])
  }

  /// Returns both edits in one, by the rule; `nil` if it does not resolve their conflict.
  fileprivate func merged(with other: Edit, of lines: [Substring]) -> Edit? {
    if self == other { return self }
    guard range == other.range else { return nil }
    if adds { return Edit(range: range, new: new + other.new) }
    guard range.count == 1, new.count == 1, other.new.count == 1 else { return nil }
    return Words.merged(lines[range.lowerBound], new[0], other.new[0]).map { Edit(range: range, new: [$0]) }
  }
}
