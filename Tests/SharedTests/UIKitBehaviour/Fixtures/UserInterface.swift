// The only file that differs between the two: which user interface is meant, its window, and the turn of its run loop.

#if WORKBENCH_UIKIT
  @_exported import UIKit
#else
  @_exported import Foundation
  @_exported import HeadlessUIKit
#endif

/// The user interface that is asked: UIKit on a device or simulator if `WORKBENCH_UIKIT` is defined, else HeadlessUIKit.
@MainActor enum UserInterface {
  /// Makes a window that is hidden.
  static func window() -> UIWindow {
    #if WORKBENCH_UIKIT
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      guard let scene = scenes.first else { preconditionFailure("the tests need an app with a scene as their host") }
      return UIWindow(windowScene: scene)
    #else
      return UIWindow()
    #endif
  }

  /// Runs one turn of a window's run loop: its layout pass, and what follows its commit.
  static func turn(_ window: UIWindow) {
    #if WORKBENCH_UIKIT
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
    #else
      window.runLoop.turn()
    #endif
  }

  /// Runs turns until every transition has ended.
  static func settle(_ window: UIWindow) {
    #if WORKBENCH_UIKIT
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 1.5))
    #else
      window.runLoop.runUntilIdle()
    #endif
  }
}
