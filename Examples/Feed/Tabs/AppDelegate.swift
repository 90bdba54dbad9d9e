import UIKit

/// Makes what the screens share, and the window with the tabs.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let baseURL = URL(string: "https://feed.example") else { return false }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = MainTabBarController(
      service: FeedService(baseURL: baseURL),
      imageLoader: ImageLoader(),
      profileStore: ProfileStore()
    )
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
