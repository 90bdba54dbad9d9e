import Command
import Testing

@Suite("A coordinator's duties")
struct DutiesTests {
  private static let structure = Result {
    try SampleModule.structure([
      "Home/HomeScreen.swift": """
      import HeadlessUIKit
      import UsersInterface
      final class HomeScreen: UIViewController {
        func open() { navigationController?.pushViewController(ListScreen(), animated: true) }
        func warn() { presentUserNotFound() }
        func present(_ text: String) {}
        func note() { present("a text"); title = "dismiss" }
      }
      """,
      "List/ListScreen.swift": """
      import HeadlessUIKit
      class ListScreen: UIViewController {
        func close() { dismiss(animated: true) }
      }
      final class LongListScreen: ListScreen {}
      """,
      "List/ListMaker.swift": """
      import HeadlessUIKit
      enum ListRow { case one; init() { self = .one } }
      final class Box<Value> {
        private final class Lid {}
        private let lid = Lid()
        init(_ value: Value) {}
      }
      final class ListMaker {
        static func make() -> UIViewController { LongListScreen() }
        let row: ListRow = .init()
        let box = Box("text")
        let later: () -> ListScreen = { ListScreen() }
      }
      """,
      "Flow/Stack.swift": """
      import HeadlessUIKit
      protocol Stack: AnyObject {
        func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
        func popViewController(animated: Bool) -> UIViewController?
      }
      extension UINavigationController: Stack {}
      """,
      "Flow/Flow.swift": """
      import HeadlessUIKit
      final class Flow {
        private weak var stack: (any Stack)?
        init(_ stack: any Stack) { self.stack = stack }
        func start() { stack?.setViewControllers([ListMaker.make()], animated: false) }
        func back() { _ = stack?.popViewController(animated: true) }
      }
      extension Flow: UINavigationControllerDelegate {}
      """,
      "SampleApp.swift": """
      import HeadlessUIKit
      final class SampleApp {
        init(window: UIWindow) {
          window.rootViewController = UINavigationController(rootViewController: HomeScreen(nibName: nil, bundle: nil))
        }
      }
      """,
    ])
  }

  @Test("Creating is calling an initialiser, an inherited one and one in a closure too")
  func creates() throws {
    #expect(try duties("ListMaker").creates == ["Box", "ListRow", "ListScreen", "LongListScreen"])
    #expect(try duties("Box").creates == ["Box.Lid"])
    #expect(try duties("SampleApp").creates == ["HeadlessUIKit.UINavigationController", "HomeScreen"])
    #expect(try duties("LongListScreen").creates == [])
  }

  @Test("Showing is calling UIKit's members, also by a protocol of the module's own; a namesake does not count")
  func shows() throws {
    #expect(try duties("HomeScreen").shows == ["UINavigationController.pushViewController"])
    #expect(try duties("HomeScreen").alerts == ["UIViewController.presentUserNotFound"])
    #expect(try duties("Flow").shows == ["Stack.setViewControllers"])
    let app = try duties("SampleApp")
    #expect(app.shows == ["UINavigationController.init(rootViewController:)", "UIWindow.rootViewController"])
    #expect(try !duties("ListMaker").isShower)
    #expect(try duties("ListScreen").isShower, "going back takes a screen off")
  }

  @Test("Routing is leading to another component, or being told of back; going back is not a decision")
  func routes() throws {
    let flow = try duties("Flow")
    #expect(flow.goesBack == ["Stack.popViewController"])
    #expect(flow.leadsTo == ["List"])
    #expect(flow.hearsOfBack)
    #expect(try duties("HomeScreen").leadsTo == ["List"])
    #expect(try duties("HomeScreen").goesBack == [])
    #expect(try duties("ListScreen").goesBack == ["UIViewController.dismiss"])
    #expect(try !duties("ListScreen").isRouter)
    #expect(try !duties("ListMaker").isRouter)
  }

  private func duties(_ type: String) throws -> Duties {
    try #require(try Self.structure.get().type(type)).duties
  }
}
