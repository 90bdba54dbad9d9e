extension UINavigationItem {
  /// The controller of a search whose bar is shown in the navigation bar.
  public var searchController: UISearchController? {
    get { self[Search.self] }
    set { self[Search.self] = newValue }
  }

  /// True if the search bar is hidden when the content is scrolled; remembered.
  public var hidesSearchBarWhenScrolling: Bool {
    get { self[HidesSearchBar.self] }
    set { self[HidesSearchBar.self] = newValue }
  }

  private enum Search: AssociatedKey { static var defaultValue: UISearchController? { nil } }
  private enum HidesSearchBar: AssociatedKey { static var defaultValue: Bool { true } }
}
