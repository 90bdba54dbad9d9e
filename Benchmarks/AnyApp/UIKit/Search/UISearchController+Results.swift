extension UISearchController {
  /// True if the results' controller is shown even without a text; remembered: it is not.
  public var showsSearchResultsController: Bool {
    get { self[ShowsAlways.self] }
    set { self[ShowsAlways.self] = newValue }
  }

  /// Shows the results' controller over that which is searched while a text is in the bar, as UIKit does, and takes it away.
  func showResults() {
    guard let results = searchResultsController else { return }
    let isWanted = isActive && searchBar.text?.isEmpty == false
    if isWanted, results.parent == nil, let searched, let place = searched.viewIfLoaded?.superview {
      addChild(results)
      view.addSubview(results.view)
      results.didMove(toParent: self)
      // Nobody is this controller's parent: so it is told by its view that it appears, and tells the results.
      place.addSubview(view)
      cover(searched.view, true)
    } else if !isWanted, results.parent != nil {
      results.willMove(toParent: nil)
      view.removeFromSuperview()
      if let searched { cover(searched.view, false) }
      results.view.removeFromSuperview()
      results.removeFromParent()
    }
  }

  /// A view with the bar in it cannot be covered, as the bar is still used.
  private func cover(_ view: UIView, _ isCovered: Bool) {
    if !searchBar.isDescendant(of: view) { view.isHidden = isCovered }
  }

  /// The controller that is searched: it has this one in its navigation item, or the bar in its view.
  private var searched: UIViewController? {
    func find(_ controller: UIViewController) -> UIViewController? {
      let below = controller.children + [controller.presentedViewController].compactMap(\.self)
      if let found = below.lazy.filter({ $0 !== self }).compactMap(find).first { return found }
      let hasBar = controller.viewIfLoaded.map { searchBar.isDescendant(of: $0) } ?? false
      let isContainer = controller is UINavigationController || controller is UITabBarController
      return controller.navigationItem.searchController === self || (hasBar && !isContainer) ? controller : nil
    }
    return searchBar.window?.rootViewController.flatMap(find)
  }

  private enum ShowsAlways: AssociatedKey { static var defaultValue: Bool { false } }
}
