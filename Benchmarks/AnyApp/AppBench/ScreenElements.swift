import Foundation
import HeadlessUIKit
import UIKit

/// The elements in sight in a window that can be used: those of the layer on top.
@MainActor struct ScreenElements {
  private let views: [UIView]

  init(_ window: UIWindow?) {
    window?.layoutIfNeeded()
    let top = window?.subviews.last { !$0.isHidden }
    views = top.map { Self.visible(in: $0) } ?? []
  }

  private static func visible(in view: UIView) -> [UIView] {
    guard !view.isHidden, view.isUserInteractionEnabled else { return [] }
    return [view] + view.subviews.flatMap { visible(in: $0) }
  }

  // MARK: Using

  func tap(_ name: String) throws(AppFailure) {
    guard let control = buttons.first(where: { names(of: $0).contains(name) }) else {
      if let recogniser = recognisers.first(where: { $0.view.map { names(of: $0).contains(name) } == true }) {
        return recogniser.recognise()
      }
      throw AppFailure("the button \"\(name)\" is not in sight")
    }
    guard control.isEnabled else { throw AppFailure("\"\(name)\" is disabled") }
    use(control)
  }

  func type(_ text: String, into name: String) throws(AppFailure) {
    guard let field = fields.first(where: { names(of: $0).contains(name) }) else {
      throw AppFailure("the field \"\(name)\" is not in sight")
    }
    guard field.isEnabled else { throw AppFailure("\"\(name)\" is disabled") }
    field.sendActions(for: .editingDidBegin)
    field.text = text
    field.sendActions(for: .editingChanged)
    field.sendActions(for: .editingDidEnd)
  }

  func tapRow(_ place: AppAction.RowPlace) throws(AppFailure) {
    let (table, path, cell) = try row(place)
    table.tapRow(at: path)
    cell.performsSegue?()
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

  // MARK: Finding

  /// Returns the actions that a person could do here.
  func actions(typing texts: [String]) -> [AppAction] {
    let taps = buttons.filter(\.isEnabled).compactMap { names(of: $0).first }.map { AppAction.tap($0) }
    let gestures = recognisers.compactMap { $0.view.flatMap { names(of: $0).first } }.map { AppAction.tap($0) }
    let typed = fields.filter(\.isEnabled).compactMap { names(of: $0).first }
      .flatMap { field in texts.map { AppAction.type($0, into: field) } }
    return taps + gestures + typed + tables.flatMap { rows(of: $0) }
  }

  private var buttons: [UIControl] {
    views.compactMap { $0 as? UIControl }.filter { !($0 is UITextField) && !($0 is UIRefreshControl) }
  }

  private var fields: [UITextField] { views.compactMap { $0 as? UITextField } }
  private var tables: [UITableView] { views.compactMap { $0 as? UITableView } }
  private var recognisers: [UIGestureRecognizer] { views.flatMap { $0.gestureRecognizers ?? [] } }

  private func rows(of table: UITableView) -> [AppAction] {
    // Of several tables only the first one's rows can be named.
    guard table === tables.first else { return [] }
    return (table.indexPathsForVisibleRows ?? []).flatMap { path -> [AppAction] in
      let place = AppAction.RowPlace(section: path.section, row: path.row)
      let accessory = table.cellForRow(at: path)?.accessoryType
      let hasButton = accessory == .detailButton || accessory == .detailDisclosureButton
      return [.row(place)] + (hasButton ? [.accessory(place)] : [])
    }
  }

  private func row(
    _ place: AppAction.RowPlace
  ) throws(AppFailure) -> (table: UITableView, path: IndexPath, cell: UITableViewCell) {
    guard let table = tables.first else { throw AppFailure("a table is not in sight") }
    let path = IndexPath(row: place.row, section: place.section)
    guard place.section < table.numberOfSections, let cell = table.cellForRow(at: path) else {
      throw AppFailure("row \(place) is not in sight")
    }
    return (table, path, cell)
  }

  /// The names by which an element can be found: its identifier, and what stands on it.
  private func names(of view: UIView) -> [String] {
    let text: String? =
      switch view {
      case let button as UIButton: button.currentTitle
      case let field as UITextField: field.placeholder
      case let label as UILabel: label.text
      default: nil
      }
    return [view.accessibilityIdentifier, text].compactMap(\.self).filter { !$0.isEmpty }
  }

  private func use(_ control: UIControl) {
    switch control {
    case let control as UISwitch:
      control.isOn.toggle()
      control.sendActions(for: .valueChanged)
    case let control as UIStepper:
      control.value += control.stepValue
      control.sendActions(for: .valueChanged)
    default: control.sendActions(for: .touchUpInside)
    }
  }
}
