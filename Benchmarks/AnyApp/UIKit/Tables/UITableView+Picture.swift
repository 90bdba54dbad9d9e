extension UITableView {
  /// The lines of the table: of what is above the rows, of the rows in sight, and of what is below.
  var pictureOfRows: [String] {
    let rows = cells.visibleRows
    let above = rows.first ?? 0
    let below = rowCount - rows.count - above
    return (refreshControl?.picture ?? []) + lines(of: tableHeaderView) + (above > 0 ? ["  … \(above) above"] : [])
      + rows.flatMap { picture(ofRow: $0) } + (below > 0 ? ["  … \(below) below"] : [])
      + lines(of: tableFooterView)
  }

  private func lines(of view: UIView?) -> [String] { view.map { $0.isHidden ? [] : $0.picture } ?? [] }

  /// A row's lines, between the texts above and below its section.
  private func picture(ofRow place: Int) -> [String] {
    let path = path(place)
    let isLast = path.row == numberOfRows(inSection: path.section) - 1
    let lines = cells.cell(at: place)?.picture ?? []
    return (path.row == 0 ? header(of: path.section) : []) + lines + (isLast ? footer(of: path.section) : [])
  }

  private func header(of section: Int) -> [String] {
    let view = headerViews[section] ?? delegate?.tableView(self, viewForHeaderInSection: section)
    return view?.picture ?? dataSource?.tableView(self, titleForHeaderInSection: section).map { ["— \($0)"] } ?? []
  }

  private func footer(of section: Int) -> [String] {
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    return footerViews[section]?.picture ?? title.map { ["  \($0)"] } ?? []
  }
}
