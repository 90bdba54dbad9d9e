public import HeadlessUIKit

/// The layout of the dashboard: a spinner, and containers for list and finder.
///
///     let outlets = DashboardOutlets()
///     let controller = UIViewController()
///     outlets.install(in: controller.view)
///     outlets.showLoading(true)
public struct DashboardOutlets {
  /// The spinner of a load.
  public let activityIndicator = UIActivityIndicatorView()
  /// The control that is pulled down to load the users again.
  public let refreshControl = UIRefreshControl()
  /// The container of the list; hidden at first.
  public let listContainer = UIView()
  /// The container of the finder; hidden at first.
  public let finderContainer = UIView()

  /// Makes the elements.
  public init() {
    activityIndicator.accessibilityIdentifier = AccessibilityIdentifier.activityIndicator
    refreshControl.accessibilityIdentifier = AccessibilityIdentifier.refreshControl
    listContainer.accessibilityIdentifier = AccessibilityIdentifier.listContainer
    finderContainer.accessibilityIdentifier = AccessibilityIdentifier.finderContainer
    showComponents(false)
  }

  /// Lays the elements out in a view.
  public func install(in view: UIView) {
    let scrollView = UIScrollView()
    scrollView.refreshControl = refreshControl
    scrollView.addSubview(finderContainer)
    scrollView.addSubview(listContainer)
    view.addSubview(activityIndicator)
    view.addSubview(scrollView)
  }

  /// Shows or hides list and finder.
  public func showComponents(_ isShown: Bool) {
    listContainer.isHidden = !isShown
    finderContainer.isHidden = !isShown
  }

  /// Lets the spinner turn while users are loaded, and ends a pull to refresh afterwards.
  public func showLoading(_ isLoading: Bool) {
    if isLoading {
      activityIndicator.startAnimating()
    } else {
      activityIndicator.stopAnimating()
      refreshControl.endRefreshing()
    }
  }
}
