/// Pages that a person turns by a swipe, one of which is shown: a page turns at once.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The source of the pages; weak, as in UIKit. Without one no page can be turned.
  public weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate; weak, as in UIKit.
  public weak var delegate: (any UIPageViewControllerDelegate)?
  /// The way in which pages turn; here all look the same.
  public let transitionStyle: TransitionStyle
  /// The direction in which pages turn; a swipe to the left turns forward in any case.
  public let navigationOrientation: NavigationOrientation

  private var pages: [UIViewController] = []
  private var dots: (count: Int, index: Int)?

  /// Makes a controller without a page.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller as a nib or a storyboard asks for it; who reads that sets everything else.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// The page that is shown; empty at first.
  open var viewControllers: [UIViewController]? { pages }

  /// Shows a page. The delegate is not told, as in UIKit; the source is asked for the number of pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    show(viewControllers ?? [])
    let count = dataSource?.presentationCount(for: self) ?? 0
    dots = count > 0 ? (count, dataSource?.presentationIndex(for: self) ?? 0) : nil
    completion?(true)
  }

  /// Turns a page as a person does, and tells the delegate.
  ///
  /// - Returns: false if the pages end in this direction.
  @discardableResult
  public func turn(_ direction: NavigationDirection) -> Bool {
    guard let dataSource, let old = pages.first else { return false }
    let isForward = direction == .forward
    let next =
      isForward
      ? dataSource.pageViewController(self, viewControllerAfter: old)
      : dataSource.pageViewController(self, viewControllerBefore: old)
    guard let next else { return false }
    let before = pages
    delegate?.pageViewController(self, willTransitionTo: [next])
    show([next])
    if let dots { self.dots = (dots.count, min(max(dots.index + (isForward ? 1 : -1), 0), dots.count - 1)) }
    delegate?.pageViewController(
      self,
      didFinishAnimating: true,
      previousViewControllers: before,
      transitionCompleted: true
    )
    return true
  }

  /// Returns the controller whose pages a view shows; `nil` if it is none.
  public static func controller(of view: UIView) -> UIPageViewController? { (view as? PageView)?.controller }

  open override func loadView() {
    view = PageView(of: self)
    for page in pages { view.addSubview(page.view) }
  }

  /// The sign of the page that is shown, among those of the others.
  var dotsPicture: [String] {
    dots.map { dots in [(0..<dots.count).map { $0 == dots.index ? "●" : "○" }.joined(separator: " ")] } ?? []
  }

  private func show(_ new: [UIViewController]) {
    let old = pages
    pages = new
    for page in new where !old.contains(page) {
      addChild(page)
      viewIfLoaded?.addSubview(page.view)
      page.didMove(toParent: self)
    }
    for page in old where !new.contains(page) {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
  }

  /// The way in which pages turn.
  public nonisolated enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// The direction in which pages turn.
  public nonisolated enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// The direction of a turn.
  public nonisolated enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// The key of an option; none is followed.
  public nonisolated struct OptionsKey: Hashable, Sendable {}
}

/// The view of a page controller, with the pages' signs below the page.
private final class PageView: UIView {
  // Weak: the controller holds its view.
  private(set) weak var controller: UIPageViewController?

  init(of controller: UIPageViewController) {
    self.controller = controller
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var picture: [String] { super.picture + (controller?.dotsPicture ?? []) }
}
