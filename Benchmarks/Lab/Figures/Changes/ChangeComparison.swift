public import ChangeCosts
public import Command
import Texts

/// A person's own change beside the recorded one, in lines, files and roles.
public struct ChangeComparison: Sendable {
  private let own: Change
  private let recorded: Change

  /// Compares two changes for the same request in the same architecture.
  public init(_ own: Change, with recorded: Change) {
    self.own = own
    self.recorded = recorded
  }

  /// A table of both, then the files that only one of them touches.
  public func text(_ layout: Layout) -> String {
    var table = TextTable(
      ["", "roles", "files", "added", "edited", "new", "tokens", "protocols", "initialisers", "names no UIKit"],
      leading: 2
    )
    for (name, change) in [("yours", own), ("recorded", recorded)] {
      let share = change.interfaceFreeShare.map { "\(Int(($0 * 100).rounded())) %" } ?? ""
      let figures = [
        change.changedFiles + change.addedFiles, change.addedFiles, change.counts.edited, change.counts.new,
        change.counts.tokens,
      ]
      let declarations = [change.protocols.count, change.initialisers]
      let cells = [name, change.roles.joined(separator: ", ")] + (figures + declarations).map(String.init) + [share]
      table.add(cells.map { TextTable.Cell($0) })
    }
    let (mine, theirs) = (Set(own.files.map(\.path)), Set(recorded.files.map(\.path)))
    let only = [("only in yours", mine.subtracting(theirs)), ("only in the recorded one", theirs.subtracting(mine))]
    let notes = only.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1.sorted().joined(separator: ", "))" }
    return (table.lines(layout) + notes).joined(separator: "\n") + "\n"
  }
}
