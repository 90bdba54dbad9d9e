public import Conformance
import Foundation
import HeadlessUIKit
import SelectionInterface
import UsersInterface

extension AppSession {
  /// Taps a row in sight.
  public func tapRow(_ row: Int) throws {
    try screen.requireNoAlert()
    let table = try list.table
    let path = IndexPath(row: row, section: 0)
    guard table.cellForRow(at: path) != nil else { throw screen.failure("row \(row) is out of sight") }
    table.delegate?.tableView(table, didSelectRowAt: path)
  }

  /// Taps the finder's result; the transition that may follow is under way.
  public func tapResult() throws {
    try screen.use(try resultButton, .touchUpInside)
  }

  /// The button over the finder's result.
  var resultButton: UIButton {
    get throws { try screen.element(AccessibilityIdentifier.resultButton) }
  }
}
