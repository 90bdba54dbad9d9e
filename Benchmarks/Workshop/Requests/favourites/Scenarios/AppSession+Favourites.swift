public import Conformance
import FavouritesInterface
import Foundation
import HeadlessUIKit
import UsersInterface

extension AppSession {
  /// Taps the star of a row in sight.
  public func tapStar(row: Int) throws {
    try screen.requireNoAlert()
    guard let cell = try list.table.cellForRow(at: IndexPath(row: row, section: 0)) else {
      throw screen.failure("row \(row) is out of sight")
    }
    try screen.use(star(in: cell), .touchUpInside)
  }

  /// Taps the star in the details.
  public func tapStarInDetails() throws {
    try screen.use(starButton, .touchUpInside)
  }

  /// Taps the button that makes the list show only favourites, or all users again.
  public func tapOnlyFavourites() throws {
    try screen.use(onlyFavouritesButton, .touchUpInside)
    settle()
  }

  /// The stars in the rows in sight, from the top.
  var visibleStars: [String] {
    get throws {
      let table = try list.table
      return try (table.indexPathsForVisibleRows ?? []).compactMap { table.cellForRow(at: $0) }
        .map { try star(in: $0).currentTitle ?? "" }
    }
  }

  /// The star in the details.
  var starInDetails: String {
    get throws { try starButton.currentTitle ?? "" }
  }

  /// The title of the list's button: the effect of the next tap.
  var onlyFavouritesTitle: String {
    get throws { try onlyFavouritesButton.currentTitle ?? "" }
  }

  private var starButton: UIButton {
    get throws { try screen.element(AccessibilityIdentifier.starButton) }
  }

  private var onlyFavouritesButton: UIButton {
    get throws { try screen.element(AccessibilityIdentifier.onlyFavouritesButton) }
  }

  private func star(in cell: UITableViewCell) throws -> UIButton {
    guard let cell = cell as? StarCell else { throw screen.failure("a row has no star") }
    return cell.starButton
  }
}
