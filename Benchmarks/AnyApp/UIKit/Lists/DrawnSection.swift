/// A section whose rows a storyboard draws, each with its own cell.
struct DrawnSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
}

extension UITableView {
  /// The sections whose rows are drawn; `nil` for a table of prototypes. Its controller, as data source, gives them.
  var drawnSections: [DrawnSection]? {
    get { self[Drawn.self] }
    set { self[Drawn.self] = newValue }
  }

  func drawnSection(_ section: Int) -> DrawnSection? {
    drawnSections.flatMap { $0.indices.contains(section) ? $0[section] : nil }
  }

  private enum Drawn: AssociatedKey { static var defaultValue: [DrawnSection]? { nil } }
}
