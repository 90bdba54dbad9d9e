/// Delegate of a scene: told of the parts of its life.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  /// The scene is there; the delegate makes its user interface.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  /// The scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is about to come to the front.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is in front and can be used.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to be used no more.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is not on the screen any more.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// A person has opened addresses of the app.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  /// An activity is to go on in the scene.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

// All of them are optional, as in UIKit.
extension UISceneDelegate {
  /// Does nothing.
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Delegate of a scene with a window.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Has no window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// An address that a person has opened.
@preconcurrency @MainActor public final class UIOpenURLContext {
  /// The address.
  public let url: URL

  init(_ url: URL) {
    self.url = url
  }
}

extension UIOpenURLContext: Hashable {
  /// Tells if two are the same object.
  public nonisolated static func == (one: UIOpenURLContext, other: UIOpenURLContext) -> Bool { one === other }

  /// Adds the object's identity to a hash.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
