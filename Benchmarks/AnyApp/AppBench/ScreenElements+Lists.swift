import UIKit

/// A table or a collection.
@MainActor enum ScreenList {
  case table(UITableView)
  case collection(UICollectionView)

  init?(_ view: UIView) {
    switch view {
    case let table as UITableView: self = .table(table)
    case let collection as UICollectionView: self = .collection(collection)
    default: return nil
    }
  }

  /// The rows in sight, from the top.
  var paths: [IndexPath] {
    switch self {
    case .table(let table): table.indexPathsForVisibleRows ?? []
    case .collection(let collection): collection.indexPathsForVisibleItems
    }
  }

  /// Taps a row as a person does, and performs the segue that its cell sets off.
  func tap(_ path: IndexPath) {
    let cell: UIView?
    switch self {
    case .table(let table):
      cell = table.cellForRow(at: path)
      table.tapRow(at: path)
    case .collection(let collection):
      cell = collection.cellForItem(at: path)
      collection.tapItem(at: path)
    }
    cell?.performsSegue?()
  }
}

// Rows of a table, and items of a collection: of several lists only the first one's can be named.
extension ScreenElements {
  func tapRow(_ place: AppAction.RowPlace) throws(AppFailure) {
    guard let list else { throw AppFailure("neither a table nor a collection is in sight") }
    let path = IndexPath(row: place.row, section: place.section)
    guard list.paths.contains(path) else { throw AppFailure("row \(place) is not in sight") }
    list.tap(path)
  }

  func tapAccessory(_ place: AppAction.RowPlace) throws(AppFailure) {
    let (table, path, cell) = try row(place)
    guard [.detailButton, .detailDisclosureButton].contains(cell.accessoryType) else {
      throw AppFailure("row \(place) has no info button")
    }
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }

  /// Deletes a row: by the usual button, or the app's own that deletes.
  func deleteRow(_ place: AppAction.RowPlace) throws(AppFailure) {
    let (table, path, _) = try row(place)
    guard !table.isEditing, let buttons = table.rowButtons(at: path) else { return table.deleteRow(at: path) }
    guard let button = buttons.first(where: \.isDestructive) else { throw AppFailure("row \(place) cannot be deleted") }
    button.tap()
  }

  func swipe(_ place: AppAction.RowPlace, _ title: String) throws(AppFailure) {
    let (table, path, _) = try row(place)
    guard let button = table.rowButtons(at: path)?.first(where: { $0.title == title }) else {
      throw AppFailure("row \(place) has no button \"\(title)\"")
    }
    button.tap()
  }

  func move(_ place: AppAction.RowPlace, to target: AppAction.RowPlace) throws(AppFailure) {
    let (table, path, _) = try row(place)
    let (_, newPath, _) = try row(target)
    guard table.isEditing, table.dataSource?.tableView(table, canMoveRowAt: path) == true else {
      throw AppFailure("row \(place) cannot be moved now")
    }
    table.dragRow(at: path, to: newPath)
  }

  /// The actions that a person could do with rows.
  var rows: [AppAction] {
    guard let list else { return [] }
    let taps = list.paths.map { AppAction.row(AppAction.RowPlace(section: $0.section, row: $0.row)) }
    guard case .table(let table) = list else { return taps }
    return taps + list.paths.flatMap { rowActions(of: table, at: $0) }
  }

  private func rowActions(of table: UITableView, at path: IndexPath) -> [AppAction] {
    let place = AppAction.RowPlace(section: path.section, row: path.row)
    let accessory = table.cellForRow(at: path)?.accessoryType
    let hasButton = accessory == .detailButton || accessory == .detailDisclosureButton
    var actions = hasButton ? [AppAction.accessory(place)] : []
    actions += table.rowButtons(at: path)?.map { .swipe(place, $0.title) } ?? []
    if table.isEditing {
      actions.append(.delete(place))
      if path.row > 0 { actions.append(.move(place, to: AppAction.RowPlace(section: path.section, row: 0))) }
    }
    return actions
  }

  private var list: ScreenList? { views.lazy.compactMap { ScreenList($0) }.first }

  private func row(
    _ place: AppAction.RowPlace
  ) throws(AppFailure) -> (table: UITableView, path: IndexPath, cell: UITableViewCell) {
    guard let table = views.lazy.compactMap({ $0 as? UITableView }).first else {
      throw AppFailure("a table is not in sight")
    }
    let path = IndexPath(row: place.row, section: place.section)
    guard place.section < table.numberOfSections, let cell = table.cellForRow(at: path) else {
      throw AppFailure("row \(place) is not in sight")
    }
    return (table, path, cell)
  }
}
