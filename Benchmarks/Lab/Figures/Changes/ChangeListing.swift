public import ChangeCosts
public import Command
import Texts

/// A change's patch, below a line for each file with its role.
public struct ChangeListing: Sendable {
  private let change: Change
  private let patch: String
  private let name: String

  /// Lists a change.
  ///
  /// - Parameter name: the architecture's name.
  public init(_ change: Change, patch: String, name: String) {
    self.change = change
    self.patch = patch
    self.name = name
  }

  /// The lines, then the patch.
  public func text(_ layout: Layout) -> String {
    var table = TextTable(["file", "", "role", "lines +", "−"], leading: 3, closeColumns: [4])
    for file in change.files {
      table.add(["\(file.path)", "\(file.kindName)", "\(file.role)", "\(file.counts.added)", "\(file.counts.removed)"])
    }
    let files = "\(change.files.count) file\(change.files.count == 1 ? "" : "s")"
    let head = "\(change.request) in \(name): \(files), of \(change.allFiles) before"
    return ([head] + table.lines(layout) + ["", patch]).joined(separator: "\n")
  }
}
