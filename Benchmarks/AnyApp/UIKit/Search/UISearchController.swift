/// A controller of a search: it is active from the time at which its bar gets the keyboard until Cancel is tapped.
///
/// The bar is shown where the app puts it. In UIKit the controller is presented meanwhile; here it is not. A controller for the
/// results covers the controller that is searched while the bar has a text.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The bar, whose placeholder is `Search` at first.
  public let searchBar = UISearchBar(frame: .zero)
  /// The controller of the results.
  public let searchResultsController: UIViewController?
  /// The object that shows the results; weak, as in UIKit.
  public weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate; weak, as in UIKit.
  public weak var delegate: (any UISearchControllerDelegate)?
  /// True if what is not searched is dimmed; remembered.
  open var obscuresBackgroundDuringPresentation = true
  /// True if what is not searched is dimmed, as it was called before.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// True if the navigation bar is hidden meanwhile; remembered.
  open var hidesNavigationBarDuringPresentation = true
  /// True if the button Cancel is shown while the controller is active.
  open var automaticallyShowsCancelButton = true
  private var isSearching = false

  /// Makes a controller of a search.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.controller = self
    searchBar.placeholder = "Search"
  }

  /// Makes a controller of a search as a nib or a storyboard asks for it.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.controller = self
    searchBar.placeholder = "Search"
  }

  /// True while a search is under way; setting it begins or ends one, and an end clears the text.
  open var isActive: Bool {
    get { isSearching }
    set { if newValue { begin() } else { end() } }
  }

  /// Ends the search.
  open override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    end()
    completion?()
  }

  func begin() {
    if !isSearching {
      delegate?.willPresentSearchController(self)
      isSearching = true
      if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
      delegate?.didPresentSearchController(self)
    }
    update()
  }

  func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
    showResults()
  }

  private func end() {
    guard isSearching else { return }
    isSearching = false
    searchBar.resignFirstResponder()
    delegate?.willDismissSearchController(self)
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    searchBar.text = ""
    update()
    delegate?.didDismissSearchController(self)
  }
}

/// Object that shows the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// The bar has got the keyboard, or its text or scope has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Delegate of a search controller: told of its beginning and its end.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// A search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// A search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// A search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// A search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

// All of them are optional, as in UIKit.
extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
