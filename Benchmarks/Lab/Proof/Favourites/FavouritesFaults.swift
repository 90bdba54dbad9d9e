import Conformance
import FavouritesDomain
import FavouritesInterface
import Foundation
import HeadlessUIKit
import MVC_favourites
import Users
import UsersInterface

/// Possible faults of stars and of the list of favourites.
nonisolated let favouritesFaults = [
  RequestFault(
    StarsForGood.self,
    [
      "A tap on a row's star makes its user a favourite, another takes that back":
        "should be [\"☆ Ada Lovelace\", \"☆ Grace Hopper\"",
      "The star of a scrolled row is that row's user's": "should be [\"☆\"]",
    ]
  ),
  RequestFault(
    EmptiesStarInDetails.self,
    [
      "Starred in the row it shows in the details, and in no other's": "the star is ☆, should be ★",
      "A rename leaves the star as it is, and a star what was typed": "the star is ☆, should be ★",
    ]
  ),
  RequestFault(
    StarsTwiceInDetails.self,
    [
      "Starred in the details it shows there and in the row":
        "the rows is [\"☆ Ada Lovelace\", \"☆ Grace Hopper\""
    ]
  ),
  RequestFault(
    ReversesFavourites.self,
    [
      "Only favourites leaves the favourites in source order, All users shows all again":
        "the rows is [\"★ Alan Turing\"",
      "Among favourites a row opens its own user, and goes with its star":
        "the title is Grace Hopper",
    ]
  ),
  RequestFault(
    SaysNothingOfNoFavourites.self,
    [
      "Only favourites without any says that there are no users":
        "the word for no users' being there is false"
    ]
  ),
  RequestFault(
    ShowsAllAfterChange.self,
    [
      "A rename shows among favourites, and that of another brings nobody in":
        "should be [\"★ Alan\"]",
      "The choice survives a refresh, and one that fails": "should be [\"★ Grace Hopper\"]",
      "A favourite that a refresh takes away comes back with its star": "should be []",
    ]
  ),
  RequestFault(
    HoldsScreens<MVCApp>.self,
    [
      "After details were starred and closed nothing made for them is alive":
        "alive after the details were closed"
    ]
  ),
  RequestFault(
    HoldsItself<MVCApp>.self,
    [
      "After the app's end with favourites shown nothing of it is alive":
        "alive after the app's end"
    ]
  ),
]

/// A correct app whose list is watched: each subclass adds one fault.
private class WatchedList: FaultyChangedApp<MVCApp>, UITableViewDataSource, UITableViewDelegate {
  /// Weak: the correct app's data source belongs to its screen.
  private weak var good: (any UITableViewDataSource & UITableViewDelegate)?

  override func screenShown() {
    guard let table: UITableView = element(AccessibilityIdentifier.userTable),
      table.dataSource !== self
    else { return }
    good = table.dataSource as? any UITableViewDataSource & UITableViewDelegate
    table.dataSource = self
    table.delegate = self
  }

  var onlyFavouritesButton: UIButton? { element(AccessibilityIdentifier.onlyFavouritesButton) }

  /// The row of the correct app that is shown at a row.
  func path(_ tableView: UITableView, _ indexPath: IndexPath) -> IndexPath { indexPath }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    good?.tableView(tableView, numberOfRowsInSection: section) ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    good?.tableView(tableView, cellForRowAt: path(tableView, indexPath))
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    good?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }
}

/// After the first full star, every row that is drawn has one.
private final class StarsForGood: WatchedList {
  private var hasStarred = false

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    guard let cell = cell as? StarCell else { return cell }
    hasStarred = hasStarred || cell.starButton.currentTitle == Wording.star(true)
    if hasStarred { cell.starButton.setTitle(Wording.star(true), for: .normal) }
    return cell
  }
}

/// The star in the details is empty at first and after a rename, whichever user it is.
private final class EmptiesStarInDetails: FaultyChangedApp<MVCApp> {
  override func screenShown() { emptyStar() }
  override func usersChanged() { emptyStar() }

  private func emptyStar() {
    let button: UIButton? = element(AccessibilityIdentifier.starButton)
    button?.setTitle(Wording.star(false), for: .normal)
  }
}

/// A tap on the star in the details is sent twice, and shown once.
private final class StarsTwiceInDetails: FaultyChangedApp<MVCApp> {
  private var isTelling = false

  override func screenShown() {
    let button: UIButton? = element(AccessibilityIdentifier.starButton)
    // Weak, both: the window holds the button, which holds the action; and this app holds the window.
    button?.addAction(
      UIAction { [weak self, weak button] _ in self?.tellAgain(button) },
      for: .touchUpInside
    )
  }

  private func tellAgain(_ button: UIButton?) {
    guard !isTelling else { return }
    let shown = button?.currentTitle
    isTelling = true
    button?.sendActions(for: .touchUpInside)
    isTelling = false
    button?.setTitle(shown, for: .normal)
  }
}

/// The list of favourites is in reverse order.
private final class ReversesFavourites: WatchedList {
  override func path(_ tableView: UITableView, _ indexPath: IndexPath) -> IndexPath {
    guard onlyFavouritesButton?.currentTitle == Wording.allUsers else { return indexPath }
    return IndexPath(
      row: self.tableView(tableView, numberOfRowsInSection: 0) - 1 - indexPath.row,
      section: 0
    )
  }

  override func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    super.tableView(tableView, accessoryButtonTappedForRowWith: path(tableView, indexPath))
  }
}

/// A list without favourites shows no text.
private final class SaysNothingOfNoFavourites: WatchedList {
  override func screenShown() {
    let label: UILabel? = element(AccessibilityIdentifier.noUsersLabel)
    label?.removeFromSuperview()
  }
}

/// The list shows all users after every change of users.
private final class ShowsAllAfterChange: WatchedList {
  override func usersChanged() {
    guard let button = onlyFavouritesButton, button.currentTitle == Wording.allUsers else { return }
    button.sendActions(for: .touchUpInside)
  }
}
