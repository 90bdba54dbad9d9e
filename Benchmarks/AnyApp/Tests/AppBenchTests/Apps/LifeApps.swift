import AppBench
import Foundation
import UIKit

/// A delegate of an app without scenes that notes what it is told, and shows the last address.
@MainActor final class NotingDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let calls: Calls
  private let label = UILabel()

  init(_ calls: Calls) {
    self.calls = calls
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.add("launched")
    let root = NotingController("Root", calls)
    root.view.addSubview(label)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { calls.add("active") }
  func applicationWillResignActive(_ application: UIApplication) { calls.add("inactive") }
  func applicationDidEnterBackground(_ application: UIApplication) { calls.add("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { calls.add("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { calls.add("terminate") }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { calls.add("memory") }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    calls.add("open")
    label.text = url.absoluteString
    return true
  }

  func application(
    _ application: UIApplication,
    continue activity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    label.text = activity.webpageURL?.host()
    return true
  }
}

/// A delegate of an app with scenes that notes what it is told.
@MainActor final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  private let calls: Calls
  private let configure: (UISceneSession) -> UISceneConfiguration

  init(_ calls: Calls, _ configure: @escaping (UISceneSession) -> UISceneConfiguration = { $0.configuration }) {
    self.calls = calls
    self.configure = configure
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.add("launched")
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    calls.add("configuration")
    return configure(session)
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {
    calls.add("discarded \(sessions.count)")
  }

  // In UIKit the scene's delegate is told, not the app's.
  func applicationDidBecomeActive(_ application: UIApplication) { calls.add("app active") }
  func applicationWillEnterForeground(_ application: UIApplication) { calls.add("app foreground") }
  func applicationWillTerminate(_ application: UIApplication) { calls.add("terminate") }
}

/// A delegate of a scene that notes what it is told, and makes a window unless a storyboard has.
@MainActor final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let calls: Calls
  private let label = UILabel()

  init(_ calls: Calls) {
    self.calls = calls
    super.init()
  }

  /// Enters the class in the table, as adapted sources do, under another name, too.
  static func register(_ calls: Calls) {
    ClassTable.register(SceneDelegate.self, named: "FirstScene", in: "AppBenchTests")
    ClassTable.register(SceneDelegate.self, named: "SceneDelegate", in: "AppBenchTests") { SceneDelegate(calls) }
  }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    calls.add(window == nil ? "connect" : "connect with a window")
    guard window == nil, let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = NotingController("Scene", Calls())
    window.rootViewController?.view.addSubview(label)
    self.window = window
    window.makeKeyAndVisible()
    if scene.windows == [window], window.isKeyWindow, UIApplication.shared.windows == [window] { calls.add("on scene") }
  }

  func sceneDidDisconnect(_ scene: UIScene) { calls.add("disconnect") }
  func sceneWillEnterForeground(_ scene: UIScene) { calls.add("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { calls.add("active") }
  func sceneWillResignActive(_ scene: UIScene) { calls.add("inactive") }
  func sceneDidEnterBackground(_ scene: UIScene) { calls.add("background") }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    label.text = contexts.first?.url.absoluteString
  }
}

/// An object that is told of the app's notifications by methods that are called by their names.
@MainActor final class NotingObserver {
  private let calls: Calls

  init(_ calls: Calls) {
    self.calls = calls
    ClassTable.register(NotingObserver.self, action: "told:") { observer, arguments in
      observer.told(try ClassTable.argument(0, of: arguments))
    }
    let names = [UIApplication.didEnterBackgroundNotification, .UIApplicationWillTerminate]
    for name in names + [.UIApplicationDidReceiveMemoryWarning, UIApplication.didBecomeActiveNotification] {
      NotificationCenter.default.addObserver(self, selector: Selector("told:"), name: name, object: nil)
    }
  }

  func removeAll() { NotificationCenter.default.removeObserver(self) }
  func remove(_ name: Notification.Name) { NotificationCenter.default.removeObserver(self, name: name, object: nil) }

  private func told(_ notification: Notification) {
    let name = notification.name.rawValue.replacing("UIApplication", with: "").replacing("Notification", with: "")
    calls.add("posted \(name)")
  }
}

/// A delegate whose window is held by a responder that it holds.
@MainActor final class FlowDelegate: UIResponder, UIApplicationDelegate {
  private let flow = Flow()

  private final class Flow: UIResponder {
    var window: UIWindow?

    func show(_ name: String) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = NotingController(name, Calls())
      window.makeKeyAndVisible()
      self.window = window
    }
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    show("First")
    return true
  }

  /// Shows another window.
  func show(_ name: String) { flow.show(name) }
}

/// The states of the app and of its scene, as they are now.
@MainActor func states() -> String {
  "\(UIApplication.shared.applicationState) \(UIApplication.shared.connectedScenes.map { "\($0.activationState)" })"
}
