import Foundation
import HeadlessUIKit

/// A gesture on an element that is found, visible and usable; it is performed later.
///
/// A scenario finds and performs in one call. A benchmark finds first, so that only the app's work is timed:
///
/// ```swift
/// try app.list.tapAccessory(row: 0)              // a scenario: find and perform
///
/// let tap = try app.list.accessoryTap(row: 0)    // a benchmark, before it times: find
/// tap.perform()                                  // while it times: perform
/// ```
///
/// A gesture holds its element. It cannot be copied, so performing it neither retains nor releases the element.
/// An element whose screen is gone, such as the screen's own Close button, is freed when the gesture is.
public struct Gesture: ~Copyable {
  enum Kind: ~Copyable {
    case use(UIControl, UIControl.Event)
    case typing(String, UITextField)
    case pull(UIRefreshControl)
    case accessoryTap(UITableView, IndexPath)
  }

  let kind: Kind

  /// Performs the gesture; a transition that follows is under way. The element is not checked again.
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
