import AppBench
import Foundation
import UIKit

/// An app of two tabs, `Users` and `Settings`, that notes what its controllers and its delegate are told.
@MainActor final class TabsApp: UITabBarControllerDelegate {
  let calls = Calls()
  let app: RunningApp
  /// The tab that cannot be selected.
  var closed: String?
  private let tabs = UITabBarController()

  init() throws {
    let (tabs, calls) = (tabs, calls)
    app = try CodeApp.running {
      tabs.viewControllers = [NotingController("Users", calls), NotingController("Settings", calls)]
      return tabs
    }
  }

  var selectedIndex: Int {
    get { tabs.selectedIndex }
    set { tabs.selectedIndex = newValue }
  }

  func becomeDelegate() { tabs.delegate = self }

  func tabBarController(_ controller: UITabBarController, shouldSelect child: UIViewController) -> Bool {
    calls.add("should \(child.title ?? "")")
    return child.title != closed
  }

  func tabBarController(_ controller: UITabBarController, didSelect child: UIViewController) {
    calls.add("did \(child.title ?? "")")
  }

  /// Shows a navigation controller with `Root` and `Top`, and `Other` beside it.
  func showStack() {
    let navigation = UINavigationController(rootViewController: NotingController("Root", calls))
    tabs.viewControllers = [navigation, NotingController("Other", calls)]
    navigation.pushViewController(NotingController("Top", calls), animated: false)
  }

  /// Gives the navigation controller an item of its own.
  func nameStack() { tabs.viewControllers?.first?.tabBarItem = UITabBarItem(tabBarSystemItem: .topRated, tag: 0) }

  /// Gives the last tab an item of its own.
  func setItem() {
    tabs.viewControllers?.last?.tabBarItem = UITabBarItem(title: "More", image: UIImage(named: "dots"), tag: 7)
    tabs.viewControllers?.last?.tabBarItem.badgeValue = "3"
  }

  /// Sets the titles of the last tab's controller, and then of its item.
  func setTitle(_ title: String?) { tabs.viewControllers?.last?.title = title }
  func setItemTitle(_ title: String?) { tabs.viewControllers?.last?.tabBarItem.title = title }
  func disableFirst() { tabs.tabBar.items?.first?.isEnabled = false }

  /// Replaces all tabs by one; returns true if the selected controller is freed then.
  func replaceAll() throws -> Bool {
    weak let removed = tabs.selectedViewController
    tabs.viewControllers = [NotingController("New", calls)]
    try app.perform(.expect("[New]"))
    return removed == nil
  }

  /// Starts an app of a storyboard that begins with tabs.
  static func ofStoryboard(_ text: String) throws -> RunningApp {
    try withFiles(["Tabs.storyboard": text]) {
      try CodeApp.running {
        UIStoryboard(name: "Tabs", bundle: nil).instantiateInitialViewController() ?? UIViewController()
      }
    }
  }
}
