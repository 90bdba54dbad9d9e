public import Foundation
public import HeadlessUIKit

/// Delegate that a split view controller tells which details it shows.
public protocol SplitViewControllerDelegate: AnyObject {
  /// Called just after details are shown, perhaps in the place of others, and with `nil` when they were closed or popped.
  func splitViewController(_ splitViewController: SplitViewController, didShow details: UIViewController?)
}

/// Shows details beside a navigation controller in a wide window, and on top of its root in a narrow one.
///
/// Like UIKit's `UISplitViewController` with two columns: while it is collapsed, the secondary screen lies on the stack
/// of the primary one; in a wide window it has a place and a bar of its own. Unlike UIKit's, this one is told when
/// details are to be closed, and tells when they have gone.
public final class SplitViewController: UIViewController {
  /// The least width of a wide window, in points.
  public static let wideWidth = 600.0

  /// The delegate. Weak, as delegates are in UIKit.
  public weak var delegate: (any SplitViewControllerDelegate)?
  /// True if there is one column: details lie on top.
  public private(set) var isCollapsed = true
  private let primary: UINavigationController
  private let secondary = UINavigationController(nibName: nil, bundle: nil)
  private var showsDetails = false
  private var isMoving = false

  /// Makes a split view controller of one column.
  ///
  /// - Parameter primary: the controller that is always shown; this controller becomes its parent and its delegate.
  public init(primary: UINavigationController) {
    self.primary = primary
    super.init(nibName: nil, bundle: nil)
    for column in [primary, secondary] {
      addChild(column)
      column.didMove(toParent: self)
      column.delegate = self
    }
  }

  /// Returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Makes a view that reports the width of its window.
  public override func loadView() {
    // Weak: this controller holds its view.
    view = WidthView { [weak self] width in self?.adapt(to: width) }
  }

  /// Shows the columns.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(primary.view)
    view.addSubview(secondary.view)
    secondary.view.isHidden = true
  }

  /// Shows details, in the place of others if there are any.
  public func showDetails(_ details: UIViewController) {
    if isCollapsed {
      primary.setViewControllers(Array(primary.viewControllers.prefix(1)) + [details], animated: true)
    } else {
      showBeside(details)
    }
  }

  /// Removes the details.
  public func closeDetails() {
    if isCollapsed {
      primary.popViewController(animated: true)
    } else {
      showBeside(nil)
      tellIfGone()
    }
  }

  private var details: UIViewController? {
    secondary.topViewController ?? primary.viewControllers.dropFirst().last
  }

  private func adapt(to width: Double) {
    let isNarrow = width < Self.wideWidth
    guard isNarrow != isCollapsed else { return }
    isCollapsed = isNarrow
    guard let details else { return }
    isMoving = true
    if isNarrow {
      showBeside(nil)
      primary.pushViewController(details, animated: false)
    } else {
      primary.popToRootViewController(animated: false)
      showBeside(details)
    }
    isMoving = false
  }

  private func showBeside(_ details: UIViewController?) {
    secondary.setViewControllers([details].compactMap(\.self), animated: false)
    secondary.view.isHidden = details == nil
  }

  private func tellIfGone() {
    guard showsDetails, !isMoving, details == nil else { return }
    showsDetails = false
    delegate?.splitViewController(self, didShow: nil)
  }
}

extension SplitViewController: UINavigationControllerDelegate {
  /// Notices that details are shown, and that the system's back has taken them away.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard viewController !== primary.viewControllers.first else { return tellIfGone() }
    showsDetails = true
    delegate?.splitViewController(self, didShow: viewController)
  }
}

extension UIViewController {
  /// The split view controller nearest above this controller.
  public var splitViewController: SplitViewController? {
    parent as? SplitViewController ?? parent?.splitViewController
  }
}
