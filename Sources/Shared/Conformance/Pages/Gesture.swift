import Foundation
import HeadlessUIKit

/// A gesture on an element that was found, is in sight and can be used.
///
/// A scenario finds and does in one call. A benchmark finds first, so that only what the app does is timed:
///
/// ```swift
/// try app.list.tapAccessory(row: 0)              // a scenario: find and do
///
/// let tap = try app.list.accessoryTap(row: 0)    // a benchmark, before it times: find
/// tap.perform()                                  // while it times: do
/// ```
///
/// A gesture holds its element. It cannot be copied, so performing it neither retains nor releases the element. An element
/// that goes with its screen, such as the screen's own Close button, goes when the gesture is dropped.
public struct Gesture: ~Copyable {
  enum Kind: ~Copyable {
    case use(UIControl, UIControl.Event)
    case typing(String, UITextField)
    case pull(UIRefreshControl)
    case accessoryTap(UITableView, IndexPath)
  }

  let kind: Kind

  /// Does it; a transition that follows is under way. Whether the element can still be used is not looked at again.
  public borrowing func perform() {
    switch kind {
    case .use(let control, let event):
      control.sendActions(for: event)
    case .typing(let text, let field):
      field.text = text
      field.sendActions(for: .editingChanged)
    case .pull(let control):
      control.beginRefreshing()
      control.sendActions(for: .valueChanged)
    case .accessoryTap(let table, let row):
      table.delegate?.tableView(table, accessoryButtonTappedForRowWith: row)
    }
  }
}
