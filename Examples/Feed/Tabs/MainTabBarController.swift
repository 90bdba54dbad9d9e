import UIKit

/// Makes the tabs, and asks before the form is left with unsaved changes.
final class MainTabBarController: UITabBarController {
  private let profileViewController: ProfileViewController

  init(service: FeedService, imageLoader: ImageLoader, profileStore: ProfileStore) {
    profileViewController = ProfileViewController(store: profileStore)
    super.init(nibName: nil, bundle: nil)
    delegate = self
    let feedViewController = FeedViewController(service: service, imageLoader: imageLoader)
    viewControllers = [
      navigationController(with: feedViewController, title: Wording.feedTitle, image: "list.bullet"),
      navigationController(with: profileViewController, title: Wording.profileTitle, image: "person"),
    ]
  }

  required init?(coder: NSCoder) { nil }

  private func navigationController(
    with root: UIViewController,
    title: String,
    image: String
  ) -> UINavigationController {
    let navigationController = UINavigationController(rootViewController: root)
    navigationController.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: image), tag: 0)
    return navigationController
  }

  private func discardChanges(andSelect viewController: UIViewController) {
    profileViewController.discardChanges()
    selectedViewController = viewController
  }
}

extension MainTabBarController: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    guard viewController !== selectedViewController, profileViewController.hasUnsavedChanges else { return true }
    let question = UIAlertController.discardQuestion { [weak self] in
      self?.discardChanges(andSelect: viewController)
    }
    present(question, animated: true)
    return false
  }
}
