/// One instance of an app's user interface. Here an app has one, if its `Info.plist` says that it has scenes.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The session that the scene belongs to; the app holds it.
  public let session: UISceneSession
  /// The delegate; the scene holds it, as in UIKit.
  open var delegate: (any UISceneDelegate)?
  /// The part of its life that the scene is in.
  public internal(set) var activationState = ActivationState.unattached
  /// The title by which a person knows the scene; remembered.
  open var title: String?

  /// Makes the scene of a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The part of its life that a scene is in.
  public enum ActivationState {
    /// Not connected to the app.
    case unattached
    /// In front, and used by a person.
    case foregroundActive
    /// In front, and not used now.
    case foregroundInactive
    /// Not on the screen.
    case background
  }

  /// The reasons for which a scene is connected.
  @preconcurrency @MainActor open class ConnectionOptions {
    /// The addresses to open; empty, as an app is launched for none here.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities to continue; empty, as an app is launched for none here.
    open var userActivities: Set<NSUserActivity> { [] }

    init() {}
  }
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  private var places: [WindowPlace] = []

  /// The windows that have been put on the scene, and that somebody holds, in the order in which they came.
  open var windows: [UIWindow] { places.compactMap(\.window) }
  /// The window that gets what is typed.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The screen.
  open var screen: UIScreen { .main }

  func add(_ window: UIWindow) { places = places.filter { $0.window != nil } + [WindowPlace(window: window)] }

  func remove(_ window: UIWindow) { places.removeAll { $0.window === window } }
}

private struct WindowPlace {
  // Weak, as in UIKit: a scene's delegate holds its window.
  private(set) weak var window: UIWindow?
}

extension UIWindow {
  /// Makes a hidden window of the screen's size on a scene, which does not hold it.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  /// The scene that the window is on.
  public var windowScene: UIWindowScene? {
    get { self[ScenePlace.self].scene }
    set {
      windowScene?.remove(self)
      self[ScenePlace.self] = Place(scene: newValue)
      newValue?.add(self)
    }
  }

  /// True if the window is the one that gets what is typed.
  public var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  private struct Place {
    // Weak: the app holds its scenes.
    private(set) weak var scene: UIWindowScene?
  }

  private enum ScenePlace: AssociatedKey { static var defaultValue: Place { Place(scene: nil) } }
}
