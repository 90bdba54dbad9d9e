import AppBench
import Testing
import UIKit

@MainActor @Suite("A controller that shows another", .serialized)
struct ShowTests {
  /// Apple, show(_:sender:): the nearest navigation controller pushes; without one the controller is presented.
  @Test("pushes it in a navigation controller, and presents it elsewhere", arguments: [true, false])
  func show(inNavigation: Bool) throws {
    let (root, other) = (UIViewController(), UIViewController())
    other.title = "Other"
    let app = try CodeApp.running { inNavigation ? UINavigationController(rootViewController: root) : root }
    root.show(other, sender: nil)
    try app.perform(.wait(1))
    #expect((other.navigationController != nil) == inNavigation)
    #expect((other.presentingViewController === root) == !inNavigation && app.picture.contains("Other") == inNavigation)
  }
}
