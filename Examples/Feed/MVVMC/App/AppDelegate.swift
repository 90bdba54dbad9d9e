import UIKit

/// Makes what the screens share, the window, and the coordinator of the app.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var coordinator: AppCoordinator?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let baseURL = URL(string: "https://feed.example") else { return false }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let coordinator = AppCoordinator(
      window: window,
      service: FeedService(baseURL: baseURL),
      imageLoader: ImageLoader(),
      profileStore: ProfileStore()
    )
    coordinator.start()
    self.coordinator = coordinator
    self.window = window
    return true
  }
}
