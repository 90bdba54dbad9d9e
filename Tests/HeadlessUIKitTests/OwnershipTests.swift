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
      let stage = NotingWindow()
      let root = stage.controller("root")
      stage.show(root)
      root.present(sheet, animated: false)
      stage.settle()
      presenter = root
      #expect(sheet.presentingViewController != nil)
    }
    #expect(presenter == nil)
    #expect(sheet.presentingViewController == nil)
  }

  @Test("presentedViewController is held")
  func presented() {
    let stage = NotingWindow()
    let root = stage.controller("root")
    stage.show(root)
    weak var held: UIViewController?
    do {
      let sheet = UIViewController()
      root.present(sheet, animated: false)
      held = sheet
    }
    #expect(held != nil && root.presentedViewController === held)
    stage.settle()
    #expect(held != nil && root.presentedViewController === held)
  }

  @Test("A popped controller and its view are released when the transition ends", arguments: [true, false])
  func popped(animated: Bool) {
    let stage = NotingWindow()
    let navigation = stage.showNavigation([stage.controller("root")])
    weak var controller: UIViewController?
    weak var view: UIView?
    do {
      let details = stage.controller("details")
      details.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Close")
      navigation.pushViewController(details, animated: false)
      stage.settle()
      (controller, view) = (details, details.view)
      navigation.popViewController(animated: animated)
    }
    #expect(controller != nil)
    stage.turn()
    #expect((controller != nil) == animated)
    stage.turn()
    #expect(controller == nil)
    #expect(view == nil)
  }

  @Test("A dismissed alert is released, and with it what its handlers hold")
  func dismissed() {
    let stage = NotingWindow()
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

/// An object that a closure captures.
private final class Token {}
