import UIKit

/// Puts the tabs into the window, and asks before the form is left with unsaved changes.
final class AppCoordinator: NSObject, Coordinator {
  /// Weak: the delegate of the app holds it.
  private weak var window: UIWindow?
  /// Weak: the window holds it.
  private weak var tabBarController: UITabBarController?
  private let service: FeedService
  private let imageLoader: ImageLoader
  private let profileStore: ProfileStore
  private var childCoordinators: [Tag: Coordinator] = [:]

  private enum Tag { case feed, profile }

  init(window: UIWindow, service: FeedService, imageLoader: ImageLoader, profileStore: ProfileStore) {
    self.window = window
    self.service = service
    self.imageLoader = imageLoader
    self.profileStore = profileStore
    super.init()
  }

  func start() {
    let tabBarController = UITabBarController()
    tabBarController.delegate = self
    self.tabBarController = tabBarController
    let feed = navigationController(title: Wording.feedTitle, image: "list.bullet")
    let profile = navigationController(title: Wording.profileTitle, image: "person")
    add(FeedCoordinator(navigationController: feed, service: service, imageLoader: imageLoader), as: .feed)
    add(ProfileCoordinator(navigationController: profile, store: profileStore), as: .profile)
    tabBarController.viewControllers = [feed, profile]
    window?.rootViewController = tabBarController
    window?.makeKeyAndVisible()
  }

  private func add(_ child: Coordinator, as tag: Tag) {
    childCoordinators[tag] = child
    child.start()
  }

  private func navigationController(title: String, image: String) -> UINavigationController {
    let navigationController = UINavigationController()
    navigationController.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: image), tag: 0)
    return navigationController
  }

  private var profileCoordinator: ProfileCoordinator? { childCoordinators[.profile] as? ProfileCoordinator }

  private func discardChanges(andSelect viewController: UIViewController) {
    profileCoordinator?.discardChanges()
    tabBarController?.selectedViewController = viewController
  }
}

extension AppCoordinator: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    guard viewController !== tabBarController.selectedViewController, profileCoordinator?.hasUnsavedChanges == true
    else { return true }
    let question = UIAlertController.discardQuestion { [weak self] in
      self?.discardChanges(andSelect: viewController)
    }
    tabBarController.present(question, animated: true)
    return false
  }
}
