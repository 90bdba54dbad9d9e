import FavouritesDomain
public import HeadlessUIKit
import Users
public import UsersInterface

/// What the layout of the user list has more: stars in its rows, and a button to show favourites alone.
public struct UserListFavouritesOutlets {
  /// What has the list show favourites alone, or all users again.
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

  /// Says what a tap on the button does.
  public func showOnlyFavourites(_ isOn: Bool) {
    onlyFavouritesButton.setTitle(isOn ? Wording.allUsers : Wording.onlyFavourites, for: .normal)
  }
}

extension AccessibilityIdentifier {
  /// What has the list show favourites alone, or all users again.
  public static let onlyFavouritesButton = "list.favourites"
}
