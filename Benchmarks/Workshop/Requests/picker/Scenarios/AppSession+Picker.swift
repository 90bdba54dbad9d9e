public import Conformance
import Foundation
public import HeadlessUIKit
import PickerDomain
import PickerInterface
import Users
import UsersInterface

extension AppSession {
  /// Taps `Choose a colleague` in the details; the transition that follows is under way.
  public func tapChooseColleague() throws {
    try screen.use(try chooseColleagueButton, .touchUpInside)
  }

  /// Taps a row in sight, of the list that is on top; the transition that may follow is under way.
  public func tapRow(_ row: Int) throws {
    try screen.requireNoAlert()
    let table = try list.table
    let path = IndexPath(row: row, section: 0)
    guard table.cellForRow(at: path) != nil else { throw screen.failure("row \(row) is out of sight") }
    table.delegate?.tableView(table, didSelectRowAt: path)
  }

  /// Opens the list to choose from.
  public func openPicker() throws {
    try tapChooseColleague()
    settle()
  }

  /// Opens the list, and chooses the user of a row.
  public func chooseColleague(row: Int) throws {
    try openPicker()
    try tapRow(row)
    settle()
  }

  /// Taps the system's back.
  func goBack() throws {
    try details.tapBack()
    settle()
  }

  /// The button that opens the list to choose from.
  public var chooseColleagueButton: UIButton {
    get throws { try screen.element(AccessibilityIdentifier.chooseColleagueButton) }
  }

  /// Fails unless the list lies on top of the details, and shows these names first.
  func expectPicker(_ names: [String]) throws {
    try screen.expect("the number of screens", screen.depth, is: 3)
    try screen.expect("the title", details.title ?? "", is: Wording.pickerTitle)
    try screen.expect("the names in sight", list.visibleNames, is: names)
    try screen.expect("the word for no users' being there", list.saysNoUsers, is: names.isEmpty)
  }

  /// Fails unless the details are on top, and say who the colleague is.
  public func expectColleague(_ text: String) throws {
    try screen.expect("the number of screens", screen.depth, is: 2)
    let label: UILabel = try screen.element(AccessibilityIdentifier.colleagueLabel)
    try screen.expect("the colleague", label.text ?? "", is: text)
  }
}
