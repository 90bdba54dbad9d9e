/// The running app: its delegate and its windows.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The running app.
  public static let shared = UIApplication()

  /// The delegate; unlike UIKit's it is held here, as nobody else does.
  open var delegate: (any UIApplicationDelegate)?
  /// The app's windows; here that of the delegate.
  open var windows: [UIWindow] { [keyWindow].compactMap(\.self) }
  /// The window that gets what is typed: that of the delegate, or else one that a value in the delegate holds.
  open var keyWindow: UIWindow? {
    guard let delegate else { return nil }
    return delegate.window ?? Self.window(in: delegate, depth: 4)
  }
  /// True while the system shows that the network is used.
  open var isNetworkActivityIndicatorVisible = false
  /// The addresses that the app has asked the system to open, oldest first.
  public private(set) var openedURLs: [URL] = []

  /// Makes an app.
  public override init() {}

  /// Notes an address; nothing opens it.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    completion?(true)
  }

  /// Returns true: every address can be opened.
  open func canOpenURL(_ url: URL) -> Bool { true }

  private static func window(in value: Any, depth: Int) -> UIWindow? {
    if let window = value as? UIWindow { return window }
    guard depth > 0, !(value is UIResponder) || value is any UIApplicationDelegate else { return nil }
    return Mirror(reflecting: value).children.lazy.compactMap { window(in: $0.value, depth: depth - 1) }.first
  }

  /// Starts an app: makes the delegate the shared app's, and tells it that the app is launched.
  ///
  /// - Returns: the window that the delegate has made; `nil` if it has made none.
  @discardableResult
  public func launch(_ delegate: any UIApplicationDelegate) -> UIWindow? {
    self.delegate = delegate
    UITableView.observer = TableDelegateCalls()
    EndedTransition.observe()
    if let name = InterfaceFiles.mainStoryboard {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
      delegate.window = window
    }
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    if InterfaceFiles.mainStoryboard != nil { keyWindow?.makeKeyAndVisible() }
    delegate.applicationDidBecomeActive(self)
    return keyWindow
  }

  /// The key of an option of a launch.
  public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String

    /// Makes a key of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The key of an option for an address that is opened.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
}

/// The key of an option of a launch, as Swift 3 and 4 wrote it.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
