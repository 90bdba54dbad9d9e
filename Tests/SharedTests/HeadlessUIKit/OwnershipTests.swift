import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("UIKit's references")
struct OwnershipTests {
  final class Delegate: NSObject, UINavigationControllerDelegate, UITableViewDelegate, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  @Test("delegate and dataSource are weak")
  func delegates() {
    let (navigation, table) = (UINavigationController(), UITableView())
    var delegate: Delegate? = Delegate()
    navigation.delegate = delegate
    table.delegate = delegate
    table.dataSource = delegate
    delegate = nil
    #expect(navigation.delegate == nil)
    #expect(table.delegate == nil)
    #expect(table.dataSource == nil)
  }

  @Test("parent and superview are not held, and nil when they are gone; children and subviews are held")
  func trees() {
    let (child, subview) = (UIViewController(), UIView())
    var (parent, superview): (UIViewController?, UIView?) = (UIViewController(), UIView())
    parent?.addChild(child)
    superview?.addSubview(subview)
    parent = nil
    superview = nil
    #expect(child.parent == nil)
    #expect(subview.superview == nil)
    weak var heldChild: UIViewController?
    weak var heldSubview: UIView?
    let (other, view) = (UIViewController(), UIView())
    do {
      let (made, drawn) = (UIViewController(), UIView())
      other.addChild(made)
      view.addSubview(drawn)
      (heldChild, heldSubview) = (made, drawn)
    }
    #expect(heldChild != nil)
    #expect(heldSubview != nil)
  }

  @Test("presentingViewController is weak")
  func presentation() {
    let sheet = UIViewController()
    weak var presenter: UIViewController?
    do {
      let stage = Stage()
      let root = stage.controller("root")
      stage.show(root)
      root.present(sheet, animated: false)
      presenter = root
      #expect(sheet.presentingViewController != nil)
    }
    #expect(presenter == nil)
    #expect(sheet.presentingViewController == nil)
  }

  @Test("presentedViewController is held")
  func presented() {
    let stage = Stage()
    let root = stage.controller("root")
    stage.show(root)
    weak var held: UIViewController?
    do {
      let sheet = UIViewController()
      root.present(sheet, animated: false)
      held = sheet
    }
    #expect(held != nil && root.presentedViewController === held)
  }

  @Test("A popped controller and its view are released when the transition ends", arguments: [true, false])
  func popped(animated: Bool) {
    let stage = Stage()
    let navigation = stage.showNavigation([stage.controller("root")])
    weak var controller: UIViewController?
    weak var view: UIView?
    do {
      let details = stage.controller("details")
      details.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Close")
      navigation.pushViewController(details, animated: false)
      (controller, view) = (details, details.view)
      navigation.popViewController(animated: animated)
    }
    #expect((controller != nil) == animated)
    stage.turn()
    #expect(controller == nil)
    #expect(view == nil)
  }

  @Test("A dismissed alert is released, and with it what its handlers hold")
  func dismissed() {
    let stage = Stage()
    let root = stage.controller("root")
    stage.show(root)
    weak var alert: UIAlertController?
    weak var token: Token?
    do {
      let (made, held) = (UIAlertController(title: nil, message: nil, preferredStyle: .alert), Token())
      made.addAction(UIAlertAction(title: "OK", style: .default) { _ in _ = held })
      root.present(made, animated: true)
      (alert, token) = (made, held)
    }
    stage.settle()
    #expect(token != nil)
    root.dismiss(animated: true)
    stage.settle()
    #expect(alert == nil)
    #expect(token == nil)
  }

  /// Changes that may be under way when a window is deallocated.
  enum UnderWay: CaseIterable {
    case nothing, push, pop, presentation, dismissal
  }

  @Test("A window that goes takes everything with it, whatever is under way", arguments: UnderWay.allCases)
  func window(underWay: UnderWay) {
    let runLoop = MainRunLoop()
    weak var window: UIWindow?
    var controllers: [() -> UIViewController?] = []
    do {
      let made = UIWindow(runLoop: runLoop)
      let log = EventLog()
      let (root, details, sheet) = (Witness("root", log), Witness("details", log), Witness("sheet", log))
      let navigation = UINavigationController(rootViewController: root)
      made.rootViewController = navigation
      made.makeKeyAndVisible()
      switch underWay {
      case .nothing: break
      case .push: navigation.pushViewController(details, animated: true)
      case .pop:
        navigation.pushViewController(details, animated: false)
        navigation.popViewController(animated: true)
      case .presentation: root.present(sheet, animated: true)
      case .dismissal:
        root.present(sheet, animated: false)
        sheet.dismiss(animated: true)
      }
      window = made
      controllers = [navigation, root, details, sheet].map { controller in { [weak controller] in controller } }
    }
    #expect(window == nil)
    #expect(controllers.compactMap { $0() }.isEmpty)
    runLoop.runUntilIdle()
  }

  @Test(
    "A window and navigation controller that go in the middle of a transition's end do no harm",
    arguments: [true, false]
  )
  func goneAtEnd(byOld: Bool) {
    let stage = Stage()
    weak var gone: UINavigationController?
    do {
      let (root, details) = (stage.controller("root"), stage.controller("details"))
      let navigation = stage.showNavigation([root])
      root.reaction = { [window = stage.window] in
        if byOld, $0 == "didDisappear" { window.rootViewController = nil }
      }
      details.reaction = { [window = stage.window] in
        if !byOld, $0 == "didAppear" { window.rootViewController = nil }
      }
      navigation.pushViewController(details, animated: true)
      gone = navigation
    }
    stage.settle()
    #expect(gone == nil)
  }

  @Test("A controller does not hold its view's window, nor a view its controller")
  func viewAndController() {
    var controller: UIViewController? = UIViewController()
    weak let seen = controller
    let view = controller?.view
    controller = nil
    #expect(seen == nil)
    #expect(view?.superview == nil)
  }
}
