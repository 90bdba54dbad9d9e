public import Processes

/// A unified diff, as `git diff` writes it: the lines in which a module differs from the one that it is made of.
public struct Patch: Sendable {
  /// The patch's changes, file by file.
  public private(set) var changes: [FileChange] = []
  private let name: String
  private let text: String
  /// The file before the change, of a header whose second half is still to come; `nil` if there was none.
  private var oldPath: String?

  /// Reads a patch.
  ///
  /// Before the first file there may be text for people; from there on every line has to be a part of the patch.
  /// - Parameter name: the name of the patch in failures: its path.
  public init(named name: String, _ text: String) throws(PatchFailure) {
    self.name = name
    self.text = text
    var lines = text.lines
    if lines.last == "" { lines.removeLast() }
    for (index, line) in lines.enumerated() { try take(line, at: index + 1) }
    guard changes.allSatisfy({ $0.hunks.last?.isOpen == false }), !changes.isEmpty else {
      throw PatchFailure(patch: "\(name):\(lines.count)", reason: "the patch changes nothing, or ends too early")
    }
  }

  /// Returns the files with the patch's changes, as git makes them.
  ///
  /// - Parameter files: texts by path, from the root of the sources on.
  public func applied(to files: [String: String]) throws(PatchFailure) -> [String: String] {
    try GitPatch.applied(text, named: name, to: files)
  }

  /// Returns the patch with the numbers that its lines have in some files.
  public func located(in files: [String: String]) -> Patch {
    var patch = self
    patch.changes = changes.map { change in files[change.path].map(change.located) ?? change }
    return patch
  }

  private mutating func take(_ line: Substring, at place: Int) throws(PatchFailure) {
    // Git's note on a last line without a line break.
    if line.hasPrefix("\\ ") { return }
    if changes.last?.hunks.last?.isOpen == true {
      if !changes[changes.count - 1].hunks[lastHunk].take(line) { throw failure(place, "this is not a line of a hunk") }
    } else if line.hasPrefix("--- a/") || line == "--- /dev/null" {
      oldPath = line.hasPrefix("--- a/") ? String(line.dropFirst("--- a/".count)) : nil
    } else if line.hasPrefix("+++ b/") {
      let path = String(line.dropFirst("+++ b/".count))
      changes.append(FileChange(path: path, kind: oldPath == nil ? .added : .changed))
    } else if line == "+++ /dev/null", let oldPath {
      changes.append(FileChange(path: oldPath, kind: .removed))
    } else if let hunk = Hunk(header: line, place: place) {
      guard !changes.isEmpty else { throw failure(place, "this hunk is of no file") }
      changes[changes.count - 1].hunks.append(hunk)
    } else if !changes.isEmpty && !Self.headers.contains(where: line.hasPrefix) {
      throw failure(place, "this belongs to no hunk")
    }
  }

  /// The beginnings of lines that may be above the two lines that name a file.
  private static let headers = ["diff ", "index ", "new file mode ", "deleted file mode "]

  private var lastHunk: Int { changes[changes.count - 1].hunks.count - 1 }

  private func failure(_ place: Int, _ reason: String) -> PatchFailure {
    PatchFailure(patch: "\(name):\(place)", reason: reason)
  }
}
