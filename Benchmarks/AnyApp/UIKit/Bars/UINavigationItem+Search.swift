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

/// The views of a navigation bar beside those that the core shows.
enum NavigationBarViews {
  /// Has every bar show them.
  static func observe() {
    UINavigationBar.showsItems = { bar in
      let views: [UIView] = [bar.topItem?.searchController?.searchBar].compactMap(\.self)
      let old = bar[Shown.self].filter { $0.superview === bar && !views.contains($0) }
      for view in old { view.removeFromSuperview() }
      for view in views where view.superview !== bar { bar.addSubview(view) }
      if !old.isEmpty || !views.isEmpty { bar[Shown.self] = views }
    }
  }

  private enum Shown: AssociatedKey { static var defaultValue: [UIView] { [] } }
}
