// The notifications are posted after the delegate is told, with the app as their object.

extension UIApplication {
  /// The app is launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )
  /// The app is in front and can be used.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// The app is about to be used no more.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// The app is in the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// The app is about to come out of the background.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// The app is about to end.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
}

extension NSNotification.Name {
  /// The app is in front, as Swift 3 and 4 wrote it.
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  /// The app is about to be used no more, as Swift 3 and 4 wrote it.
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  /// The app is in the background, as Swift 3 and 4 wrote it.
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  /// The app is about to come out of the background, as Swift 3 and 4 wrote it.
  public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
  /// The app is about to end, as Swift 3 and 4 wrote it.
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  /// Memory is short, as Swift 3 and 4 wrote it.
  public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
}
