import Foundation
import HeadlessUIKit

/// Puts the details of a deep link on top of those that are open.
final class PilesLinksUp: FaultyApp {
  override func open(_ link: URL) {
    let open = navigation?.viewControllers ?? []
    super.open(link)
    guard open.count > 1, let navigation, let top = navigation.topViewController, top !== open.last else { return }
    navigation.setViewControllers(open + [top], animated: true)
  }
}
