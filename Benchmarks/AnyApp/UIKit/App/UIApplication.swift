/// The running app: its delegate, its scenes and its windows.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The running app.
  public static let shared = UIApplication()

  /// The delegate; unlike UIKit's it is held here, as nobody else does.
  open var delegate: (any UIApplicationDelegate)?
  /// The scenes that are connected; one, or none if the app has no scenes.
  public internal(set) var connectedScenes: Set<UIScene> = []
  /// The part of its life that the app is in.
  public internal(set) var applicationState = State.inactive
  /// True while the system shows that the network is used.
  open var isNetworkActivityIndicatorVisible = false
  /// True if the screen is never locked for want of use; remembered.
  open var isIdleTimerDisabled = false
  /// The addresses that the app has asked the system to open, oldest first.
  public private(set) var openedURLs: [URL] = []

  /// The state that was kept when an app went to the background last.
  var savedState: SavedState?
  // Weak: a window belongs to its app.
  weak var lastKeyWindow: UIWindow?
  /// Called when a controller's view has been loaded, before `viewDidLoad`: what observes calls of methods sets it.
  public final var viewIsLoading: ((UIViewController) -> Void)?

  /// Makes an app.
  public override init() {}

  /// The app's windows: those of its scenes, and the one that gets what is typed.
  open var windows: [UIWindow] {
    let ofScenes = connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
    return ofScenes + [keyWindow].compactMap(\.self).filter { !ofScenes.contains($0) }
  }

  /// The window that gets what is typed: the one that was made key last, or else that of the app's or the scene's delegate,
  /// or one that a value in these holds.
  open var keyWindow: UIWindow? {
    if let lastKeyWindow, !lastKeyWindow.isHidden { return lastKeyWindow }
    guard let delegate else { return nil }
    if let window = delegate.window ?? Self.window(in: delegate, depth: 4) { return window }
    return connectedScenes.lazy.compactMap(\.delegate).compactMap { delegate in
      (delegate as? any UIWindowSceneDelegate)?.window ?? Self.window(in: delegate, depth: 4)
    }.first
  }

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
    let isDelegate = value is any UIApplicationDelegate || value is any UISceneDelegate
    guard depth > 0, !(value is UIResponder) || isDelegate else { return nil }
    return Mirror(reflecting: value).children.lazy.compactMap { window(in: $0.value, depth: depth - 1) }.first
  }

  /// Forgets another app.
  func begin(_ delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    connectedScenes = []
    savedState = nil
    lastKeyWindow = nil
    applicationState = .inactive
  }

  /// The part of its life that an app is in.
  public enum State {
    /// In front, and used by a person.
    case active
    /// In front, and not used now.
    case inactive
    /// Not on the screen.
    case background
  }

  /// The key of an option of a launch.
  public nonisolated struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String

    /// Makes a key of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The content of a notification that a person has tapped; here no app is launched by one.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The address that the app is launched for; here none is.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// The key of an option for an address that is opened.
  public nonisolated struct OpenExternalURLOptionsKey: Hashable, Sendable {}

  /// The key of an option of an address that the app is to open.
  public nonisolated struct OpenURLOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String

    /// Makes a key of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

/// The key of an option of a launch, as Swift 3 and 4 wrote it.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The key of an option of an address that the app is to open, as Swift 3 and 4 wrote it.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
