import HeadlessUIKit

/// The calls of a table's delegate about what is shown: heights are asked for, the views of sections are made and put into
/// the table, and cells are announced.
struct TableDelegateCalls: UITableViewObserver {
  func hasReloaded(_ tableView: UITableView) {
    let old = Array(tableView.headerViews.values) + Array(tableView.footerViews.values)
    guard let delegate = tableView.delegate else { return }
    var (headers, footers): ([Int: UIView], [Int: UIView]) = ([:], [:])
    for section in 0..<tableView.numberOfSections {
      _ = delegate.tableView(tableView, heightForHeaderInSection: section)
      headers[section] = delegate.tableView(tableView, viewForHeaderInSection: section)
      _ = delegate.tableView(tableView, heightForFooterInSection: section)
      footers[section] = delegate.tableView(tableView, viewForFooterInSection: section)
    }
    for view in old {
      view.removeFromSuperview()
      tableView.keepForReuse(view)
    }
    if !old.isEmpty || !headers.isEmpty { tableView.headerViews = headers }
    if !old.isEmpty || !footers.isEmpty { tableView.footerViews = footers }
    for (section, view) in headers.sorted(by: { $0.key < $1.key }) {
      delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
      tableView.addSubview(view)
    }
    for (section, view) in footers.sorted(by: { $0.key < $1.key }) {
      delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
      tableView.addSubview(view)
    }
  }

  func willShow(_ cell: UITableViewCell, at indexPath: IndexPath, in tableView: UITableView) {
    tableView.announceRowsSoon()
    guard let delegate = tableView.delegate else { return }
    _ = delegate.tableView(tableView, estimatedHeightForRowAt: indexPath)
    _ = delegate.tableView(tableView, heightForRowAt: indexPath)
    delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  func willHide(_ cell: UITableViewCell, at indexPath: IndexPath, in tableView: UITableView) {
    tableView.delegate?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }
}
