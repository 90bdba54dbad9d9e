import FavouritesDomain
public import Foundation
public import HeadlessUIKit
import Users
import UsersInterface

/// A row of the user list with a star: a name, the star and an info button.
public final class StarCell: UITableViewCell {
  /// The name under which tables keep these cells for reuse.
  public static let reuseIdentifier = "StarCell"

  /// The star.
  public let starButton = UIButton()
  private var onStarTapped: (() -> Void)?

  /// Makes a cell; tables call it.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    starButton.accessibilityIdentifier = AccessibilityIdentifier.rowStarButton
    // Weak: this cell holds the button, which holds the action.
    starButton.addAction(UIAction { [weak self] _ in self?.onStarTapped?() }, for: .touchUpInside)
    addSubview(starButton)
  }

  /// Returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Returns a cell for a row of the list, with a name and a star.
  ///
  /// - Parameter onStarTapped: is called when the star is tapped; kept until the cell is used for another row.
  public static func dequeue(
    from tableView: UITableView,
    at indexPath: IndexPath,
    name: String,
    isStarred: Bool,
    onStarTapped: @escaping () -> Void
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: indexPath)
    cell.accessoryType = .detailButton
    cell.textLabel?.text = name
    guard let cell = cell as? StarCell else { return cell }
    cell.starButton.setTitle(Wording.star(isStarred), for: .normal)
    cell.onStarTapped = onStarTapped
    return cell
  }
}

extension AccessibilityIdentifier {
  /// The star in a row of the list.
  public static let rowStarButton = "list.star"
}
