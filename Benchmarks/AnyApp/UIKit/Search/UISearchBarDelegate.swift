/// Delegate of a search bar: asked before a person's changes, and told of them.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  /// Tells if the bar may get the keyboard.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// The bar has got the keyboard.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Tells if the keyboard may leave the bar.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// The keyboard has left the bar.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Tells if a range of the text may be replaced by what is typed; asked for each character.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// A person has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The keyboard's search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button Cancel was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// A person has selected a scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

// All of them are optional, as in UIKit.
extension UISearchBarDelegate {
  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns true.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Returns true.
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
