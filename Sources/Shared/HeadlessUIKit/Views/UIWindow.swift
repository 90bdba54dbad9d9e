public import Foundation

/// The root of the tree of views, with a run loop of its own and a picture of itself as text.
///
///     let window = UIWindow()
///     window.rootViewController = UINavigationController(rootViewController: UIViewController())
///     window.makeKeyAndVisible()
///     print(window.textPicture)
@preconcurrency @MainActor open class UIWindow: UIView {
  override class var ownType: UIView.Type { UIWindow.self }
  /// The run loop on which everything in this window happens.
  public let runLoop: MainRunLoop
  /// The time that an animated transition takes, in turns of the run loop; at least 1.
  open var transitionDuration = 1
  /// The controller whose view fills the window; the window holds it.
  open var rootViewController: UIViewController? {
    willSet { if newValue !== rootViewController { removeRoot() } }
    didSet { if oldValue !== rootViewController && !isHidden { appear() } }
  }

  /// Logs a line that UIKit would log, such as that of a presentation that is refused; writes it to standard error unless
  /// it is replaced.
  open var log: (String) -> Void = UIWindow.printToStandardError

  /// Makes a window that is hidden until it is made key and visible.
  public init(runLoop: MainRunLoop) {
    self.runLoop = runLoop
    super.init(frame: .zero)
    isHidden = true
    // Weak: the window holds its run loop.
    runLoop.setUpdatePass { [weak self] in self?.update() }
  }

  /// Makes a hidden window with a run loop of its own; of the frame only the size counts.
  public override convenience init(frame: CGRect) {
    self.init(runLoop: MainRunLoop())
    if frame.size != .zero { bounds.size = frame.size }
  }

  /// Returns `nil`: a window is made by the app.
  public required init?(coder: NSCoder) { nil }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// True if the window is hidden; the root controller appears and disappears with it.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden { disappear {} } else { appear() }
    }
  }

  /// Shows the window; the root controller appears.
  open func makeKeyAndVisible() {
    isHidden = false
    Self.additions?.becameKey(self)
  }

  /// Updates the properties of views and controllers, then lays views out, as UIKit does once for each frame.
  private func update() {
    updatePropertiesIfNeeded()
    layoutIfNeeded()
  }

  nonisolated static func printToStandardError(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  private func appear() {
    guard let root = rootViewController else { return }
    root.beginAppearanceTransition(true, animated: false)
    // `viewWillAppear` may have replaced the root controller.
    guard root === rootViewController else { return }
    if root.view.superview !== self { addSubview(root.view) }
    root.tellOfAppearing()
    // Weak: the root controller may be replaced before the commit.
    runLoop.performAfterCommit { [weak root] in root?.endAppearing() }
  }

  private func disappear(_ removal: () -> Void) {
    rootViewController?.beginAppearanceTransition(false, animated: false)
    removal()
    rootViewController?.endAppearanceTransition()
  }

  private func removeRoot() {
    guard let root = rootViewController else { return }
    root.dismiss(animated: false)
    root.finishPresentation()
    disappear { root.viewIfLoaded?.removeFromSuperview() }
  }
}
