/// The size of a change, counted in its difference: comments and blank lines do not count.
struct ChangeSize: Equatable {
  /// The number of files that are changed, added or removed.
  private(set) var files = 0
  /// The number of lines of code that are added.
  private(set) var added = 0
  /// The number of lines of code that are removed.
  private(set) var removed = 0

  /// Counts the difference between some files and others.
  init(from old: [String: String], to new: [String: String]) {
    for path in Set(old.keys).union(new.keys) where path.hasSuffix(".swift") && old[path] != new[path] {
      let (before, after) = (Self.code(old[path]), Self.code(new[path]))
      if before == after { continue }
      files += 1
      let changes = after.difference(from: before)
      added += changes.insertions.count
      removed += changes.removals.count
    }
  }

  /// The minutes that a person is expected to take, to the nearest five: four to begin with, two for each file, half a
  /// minute for each line that is written, and those for finding out what to change.
  ///
  /// Fitted to what a person was seen to take for seven exercises.
  func minutes(find: Int) -> Int {
    let minutes = 4 + 2 * Double(files) + 0.5 * Double(added) + Double(find)
    return max(5, Int((minutes / 5).rounded()) * 5)
  }

  /// The size in words.
  var text: String { "\(files) \(files == 1 ? "file" : "files"), +\(added) −\(removed) lines" }

  private static func code(_ text: String?) -> [String] {
    SwiftCode.lines(of: text ?? "", keepingLiterals: true).map(\.trimmed).filter { !$0.isEmpty }
  }
}
