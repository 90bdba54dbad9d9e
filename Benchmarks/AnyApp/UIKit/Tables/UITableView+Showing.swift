// The calls of a table's delegate about what is shown: heights are asked for, the views of sections are made and put into the
// table, and cells are announced.
extension UITableView {
  /// Asks for the sections' views, and puts them into the table in the place of those that it has.
  func showSectionViews() {
    let old = Array(headerViews.values) + Array(footerViews.values)
    guard let delegate else { return }
    var (headers, footers): ([Int: UIView], [Int: UIView]) = ([:], [:])
    for section in 0..<numberOfSections {
      _ = delegate.tableView(self, heightForHeaderInSection: section)
      headers[section] = delegate.tableView(self, viewForHeaderInSection: section)
      _ = delegate.tableView(self, heightForFooterInSection: section)
      footers[section] = delegate.tableView(self, viewForFooterInSection: section)
    }
    for view in old {
      view.removeFromSuperview()
      keepForReuse(view)
    }
    (headerViews, footerViews) = (headers, footers)
    for (section, view) in headers.sorted(by: { $0.key < $1.key }) {
      delegate.tableView(self, willDisplayHeaderView: view, forSection: section)
      addSubview(view)
    }
    for (section, view) in footers.sorted(by: { $0.key < $1.key }) {
      delegate.tableView(self, willDisplayFooterView: view, forSection: section)
      addSubview(view)
    }
  }

  /// Tells that a row's cell is about to be shown.
  func tellOfShowing(_ cell: UITableViewCell, at indexPath: IndexPath) {
    announceRowsSoon()
    guard let delegate else { return }
    _ = delegate.tableView(self, estimatedHeightForRowAt: indexPath)
    _ = delegate.tableView(self, heightForRowAt: indexPath)
    delegate.tableView(self, willDisplay: cell, forRowAt: indexPath)
  }

  /// Tells that rows' cells are about to be taken away.
  func tellOfHiding(_ rows: [Int]) {
    for row in rows.reversed() {
      if let cell = cells.cell(at: row) { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path(row)) }
    }
  }
}
