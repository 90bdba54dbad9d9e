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

  func deleteRow(_ place: AppAction.RowPlace) throws(AppFailure) {
    let (table, path, _) = try row(place)
    table.deleteRow(at: path)
  }

  /// The actions that a person could do with rows.
  var rows: [AppAction] {
    guard let list else { return [] }
    return list.paths.flatMap { path -> [AppAction] in
      let place = AppAction.RowPlace(section: path.section, row: path.row)
      guard case .table(let table) = list, let accessory = table.cellForRow(at: path)?.accessoryType else {
        return [.row(place)]
      }
      let hasButton = accessory == .detailButton || accessory == .detailDisclosureButton
      return [.row(place)] + (hasButton ? [.accessory(place)] : [])
    }
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
