// The only file that differs between the two: which user interface is meant, its window, the turn of its run loop, and what
// a finger does.

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

  /// True if a test can say what a finger does. In UIKit no program can: what needs a finger is skipped there, and is a task
  /// for a user interface test.
  nonisolated static let hasFinger: Bool = {
    #if WORKBENCH_UIKIT
      return false
    #else
      return true
    #endif
  }()

  /// Begins to draw a navigation controller's top controller aside.
  static func beginSwipeBack(on navigation: UINavigationController) {
    #if WORKBENCH_UIKIT
      preconditionFailure("a program cannot begin a swipe in UIKit")
    #else
      navigation.beginSwipeBack()
    #endif
  }

  /// Lifts the finger, so that the controller that is drawn aside goes or comes back.
  static func endSwipeBack(on navigation: UINavigationController, finished: Bool) {
    #if WORKBENCH_UIKIT
      preconditionFailure("a program cannot end a swipe in UIKit")
    #else
      if finished { navigation.finishSwipeBack() } else { navigation.cancelSwipeBack() }
    #endif
  }

  /// Taps the button of an alert that is on screen.
  static func tap(_ title: String, of alert: UIAlertController) {
    #if WORKBENCH_UIKIT
      preconditionFailure("a program cannot tap an alert's button in UIKit")
    #else
      for case let button as UIButton in alert.view.subviews where button.currentTitle == title {
        button.sendActions(for: .touchUpInside)
      }
    #endif
  }
}
