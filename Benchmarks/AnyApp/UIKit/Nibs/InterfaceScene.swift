import Foundation

/// A controller as a storyboard draws it.
@MainActor final class InterfaceScene {
  let element: InterfaceElement
  let storyboard: UIStoryboard
  private let interface: String
  private let others: [InterfaceElement]
  /// The views and recognisers that stand beside the controller. It keeps them: outlets to them may be weak.
  private var topObjects: [AnyObject] = []

  /// Reads a scene.
  ///
  /// - Parameters:
  ///   - element: the controller's element.
  ///   - others: what stands beside it.
  ///   - storyboard: the storyboard.
  ///   - file: the file's name.
  init(_ element: InterfaceElement, beside others: [InterfaceElement], of storyboard: UIStoryboard, in file: String) {
    self.element = element
    self.others = others
    self.storyboard = storyboard
    interface = file
  }

  /// The segues from the controller and from what is in its view.
  var segues: [InterfaceElement] { element.all.filter { $0.name == "segue" } }

  /// Makes the controller, by a closure if that gives one.
  func controller(_ creator: ((NSCoder) -> UIViewController?)? = nil) throws(InterfaceError) -> UIViewController {
    let interface = Interface(interface, owner: nil, storyboard: storyboard)
    let given = creator?(InterfaceCoder())
    let controller = if let given { given } else { try make(in: interface) }
    controller.scene = self
    controller.restorationIdentifier = element.restorationIdentifier
    controller.title = element.attributes["title"] ?? controller.title
    if let navigation = controller as? UINavigationController { try addRoot(to: navigation) }
    if let tabs = controller as? UITabBarController { tabs.viewControllers = try related("viewControllers") }
    if let split = controller as? UISplitViewController {
      split.viewControllers = try related("masterViewController") + related("detailViewController")
    }
    try configureItem(of: controller)
    configureTab(of: controller)
    controller.ask("awakeFromNib")
    return controller
  }

  /// Makes the controller's view, and connects it.
  func loadView(of controller: UIViewController) throws(InterfaceError) {
    guard let drawn = element.child(key: "view") else { return }
    let interface = Interface(interface, owner: controller, storyboard: storyboard)
    interface.enter(controller, for: element)
    controller.view = try interface.view(drawn)
    for element in others {
      if let object = try interface.topObject(element) { topObjects.append(object) }
    }
    try enterItem(of: controller, into: interface)
    try interface.connect()
  }

  private func make(in interface: Interface) throws(InterfaceError) -> UIViewController {
    if let custom = try interface.custom(element) {
      guard let controller = custom as? UIViewController else {
        throw interface.error(element, "\(type(of: custom)) is not a view controller")
      }
      return controller
    }
    switch element.name {
    case "viewController": return UIViewController()
    case "navigationController": return UINavigationController()
    case "tableViewController": return UITableViewController()
    case "collectionViewController": return UICollectionViewController(nibName: nil, bundle: nil)
    case "tabBarController": return UITabBarController()
    case "splitViewController": return UISplitViewController()
    case "pageViewController": return UIPageViewController(coder: InterfaceCoder()) ?? UIViewController()
    default: throw interface.error(element, "a \(element.name) is not modelled")
    }
  }

  private func addRoot(to navigation: UINavigationController) throws(InterfaceError) {
    let root = element.elements(in: "connections").first { $0.attributes["relationship"] == "rootViewController" }
    guard let id = root?.attributes["destination"] else { return }
    navigation.setViewControllers([try storyboard.controller(id: id)], animated: false)
  }

  /// Makes the controllers of a relationship.
  private func related(_ name: String) throws(InterfaceError) -> [UIViewController] {
    var controllers: [UIViewController] = []
    let drawn = element.elements(in: "connections").filter { $0.attributes["relationship"] == name }
    for id in drawn.compactMap({ $0.attributes["destination"] }) {
      controllers.append(try storyboard.controller(id: id))
    }
    return controllers
  }

  private func configureTab(of controller: UIViewController) {
    guard let drawn = element.child(key: "tabBarItem") else { return }
    let system = drawn.attributes["systemItem"].flatMap { UITabBarItem.SystemItem(rawValue: $0) }
    let image = drawn.attributes["image"].flatMap { UIImage(named: $0) }
    let item = UITabBarItem(
      title: drawn.attributes["title"] ?? system?.title,
      image: image,
      tag: drawn.number("tag").map { Int($0) } ?? 0
    )
    item.badgeValue = drawn.attributes["badgeValue"]
    controller.tabBarItem = item
  }

  private func configureItem(of controller: UIViewController) throws(InterfaceError) {
    guard let drawn = element.child(key: "navigationItem") else { return }
    let item = controller.navigationItem
    item.title = drawn.attributes["title"] ?? item.title
    let (left, right) = (Self.buttons(of: drawn, "left"), Self.buttons(of: drawn, "right"))
    if !left.isEmpty { item.leftBarButtonItems = left.map(button) }
    if !right.isEmpty { item.rightBarButtonItems = right.map(button) }
  }

  /// Returns the buttons that are drawn on one side: one, or several.
  private static func buttons(of item: InterfaceElement, _ side: String) -> [InterfaceElement] {
    [item.child(key: "\(side)BarButtonItem")].compactMap(\.self) + item.elements(in: "\(side)BarButtonItems")
  }

  private func button(_ drawn: InterfaceElement) -> UIBarButtonItem {
    let system = drawn.attributes["systemItem"].flatMap { UIBarButtonItem.SystemItem(rawValue: $0) }
    return UIBarButtonItem(title: drawn.attributes["title"] ?? system?.title ?? drawn.attributes["image"])
  }

  /// Enters the bar's buttons, so that their connections are made with the view's, and makes the view in the title's place.
  private func enterItem(of controller: UIViewController, into interface: Interface) throws(InterfaceError) {
    guard let drawn = element.child(key: "navigationItem") else { return }
    let item = controller.navigationItem
    interface.enter(item, for: drawn)
    if let title = drawn.child(key: "titleView") { item.titleView = try interface.view(title) }
    for (side, buttons) in [("left", item.leftBarButtonItems), ("right", item.rightBarButtonItems)] {
      for (drawn, button) in zip(Self.buttons(of: drawn, side), buttons ?? []) { interface.enter(button, for: drawn) }
    }
  }
}

extension UIViewController {
  /// The scene that the controller was made of; `nil` if it was made by code.
  var scene: InterfaceScene? {
    get { self[SceneKey.self] }
    set { self[SceneKey.self] = newValue }
  }

  /// The storyboard that the controller was made of; `nil` if it was made by code.
  public var storyboard: UIStoryboard? { scene?.storyboard }

  private enum SceneKey: AssociatedKey { static var defaultValue: InterfaceScene? { nil } }
}
