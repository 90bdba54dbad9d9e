/// A button behind a row, which a swipe shows.
@preconcurrency @MainActor open class UIContextualAction {
  /// The closure that a tap calls; it calls the last argument when it is done, which changes nothing here.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// The look of a button. The first destructive one is that which deletes the row.
  public nonisolated enum Style: Int, Sendable { case normal, destructive }

  /// The look.
  public let style: Style
  /// The title.
  open var title: String?
  /// The picture; remembered.
  open var image: UIImage?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour; remembered.
  open var backgroundColor: UIColor!
  /// The closure that a tap calls.
  public let handler: Handler

  /// Makes a button.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The buttons at one edge of a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration {
  /// The buttons.
  public let actions: [UIContextualAction]
  /// True if a long swipe taps the first button; remembered.
  open var performsFirstActionWithFullSwipe = true

  /// Makes an edge of buttons.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}

/// A button behind a row, as iOS 8 to 12 had it.
@preconcurrency @MainActor open class UITableViewRowAction {
  /// The look of a button.
  public nonisolated enum Style: Int, Sendable { case `default`, normal }

  /// The look.
  public let style: Style
  /// The title.
  open var title: String?
  /// The colour; remembered.
  open var backgroundColor: UIColor?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Makes a button.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  func tap(_ indexPath: IndexPath) { handler(self, indexPath) }
}

/// A button that a swipe over a row shows, and what a tap on it does.
@MainActor public struct RowButton {
  /// The title.
  public let title: String
  /// True if it is the one that deletes the row.
  public let isDestructive: Bool
  /// Taps it.
  public let tap: () -> Void
}

extension UITableView {
  /// Returns the buttons that a swipe over a row shows; `nil` if the delegate has none of its own, and the usual one is there.
  public func rowButtons(at indexPath: IndexPath) -> [RowButton]? {
    guard let delegate, let dataSource else { return nil }
    guard dataSource.tableView(self, canEditRowAt: indexPath) else { return [] }
    let leading = delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    let trailing = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
    let cell = cellForRow(at: indexPath) ?? UITableViewCell()
    let buttons = [leading, trailing].compactMap { $0?.actions }.joined().map { action in
      RowButton(title: action.title ?? action.image?.name ?? "", isDestructive: action.style == .destructive) {
        action.handler(action, cell) { _ in }
      }
    }
    if trailing != nil { return buttons }
    let older = delegate.tableView(self, editActionsForRowAt: indexPath)?.map { action in
      RowButton(title: action.title ?? "", isDestructive: action.style == .default) { action.tap(indexPath) }
    }
    return older.map { buttons + $0 } ?? (buttons.isEmpty ? nil : buttons)
  }
}
