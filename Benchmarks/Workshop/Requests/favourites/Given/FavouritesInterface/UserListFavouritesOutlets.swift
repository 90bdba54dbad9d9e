import FavouritesDomain
public import HeadlessUIKit
import Users
public import UsersInterface

/// An addition to the layout of the user list: stars in its rows, and a button to show only favourites.
public struct UserListFavouritesOutlets {
  /// The button that makes the list show only favourites, or all users again.
  public let onlyFavouritesButton = UIButton()

  /// Makes the button.
  public init() {
    onlyFavouritesButton.accessibilityIdentifier = AccessibilityIdentifier.onlyFavouritesButton
    showOnlyFavourites(false)
  }

  /// Lays the button out in a view, below what is there, and lets the table have ``StarCell``s.
  public func install(in view: UIView, for tableView: UITableView) {
    tableView.register(StarCell.self, forCellReuseIdentifier: StarCell.reuseIdentifier)
    view.addSubview(onlyFavouritesButton)
  }

  /// Shows the effect of the next tap as the button's title.
  public func showOnlyFavourites(_ isOn: Bool) {
    onlyFavouritesButton.setTitle(isOn ? Wording.allUsers : Wording.onlyFavourites, for: .normal)
  }
}

extension AccessibilityIdentifier {
  /// The button that makes the list show only favourites, or all users again.
  public static let onlyFavouritesButton = "list.favourites"
}
