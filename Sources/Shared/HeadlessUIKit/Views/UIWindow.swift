public import Foundation

/// The root of the tree of views, with a run loop of its own and a picture of itself as text.
public final class UIWindow: UIView {
  /// The run loop on which everything in this window happens.
  public let runLoop: MainRunLoop
  /// The controller whose view fills the window; the window holds it.
  public var rootViewController: UIViewController? {
    willSet { if newValue !== rootViewController { hideRoot() } }
    didSet { if oldValue !== rootViewController { showRoot() } }
  }

  /// Makes a window that is hidden until it is made key and visible.
  public init(runLoop: MainRunLoop = MainRunLoop()) {
    self.runLoop = runLoop
    super.init(frame: .zero)
    isHidden = true
    runLoop.setLayoutPass { [weak self] in self?.layoutIfNeeded() }
  }

  /// There are no archives here: answers `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The window itself.
  public override var window: UIWindow? { self }

  /// Shows the window; the root controller appears.
  public func makeKeyAndVisible() {
    guard isHidden else { return }
    isHidden = false
    appear()
  }

  private func showRoot() {
    guard let rootViewController else { return }
    addSubview(rootViewController.view)
    if !isHidden { appear() }
  }

  private func hideRoot() {
    guard let rootViewController else { return }
    rootViewController.dismiss(animated: false)
    if !isHidden { rootViewController.beginAppearanceTransition(false, animated: false) }
    rootViewController.viewIfLoaded?.removeFromSuperview()
    if !isHidden { rootViewController.endAppearanceTransition() }
  }

  private func appear() {
    rootViewController?.beginAppearanceTransition(true, animated: false)
    rootViewController?.endAppearanceTransition()
  }
}
