import Foundation

/// A way from one controller to another, drawn in a storyboard.
@preconcurrency @MainActor open class UIStoryboardSegue {
  /// The name by which code knows the segue.
  public let identifier: String?
  /// The controller that the way leads from.
  public let source: UIViewController
  /// The controller that the way leads to.
  public let destination: UIViewController

  /// Makes a segue; who performs it shows the destination.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
}

extension UIViewController {
  /// Performs the segue of an identifier; stops the program if there is none, as UIKit does.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let segue = scene?.segues.first(where: { $0.attributes["identifier"] == identifier }) else {
      preconditionFailure("receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    perform(segue, sender: sender)
  }

  /// Performs a segue that a person has set off, if the controller agrees.
  func performSegue(id: String, sender: Any?, isAsked: Bool) {
    guard let segue = scene?.segues.first(where: { $0.id == id }) else { return }
    let identifier = segue.attributes["identifier"] ?? ""
    if isAsked, ask("shouldPerformSegueWithIdentifier:sender:", identifier, sender) as? Bool == false { return }
    perform(segue, sender: sender)
  }

  /// Makes the controller of an embedding segue a child, with its view in a container.
  func embed(segue id: String, in container: UIView) throws(InterfaceError) {
    guard let segue = scene?.segues.first(where: { $0.id == id }), let child = try destination(of: segue) else {
      return
    }
    tell(of: segue, child, sender: nil)
    addChild(child)
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func perform(_ segue: InterfaceElement, sender: Any?) {
    if segue.attributes["kind"] == "unwind" { return unwind(segue, sender: sender) }
    let found = Interface.orStop { () throws(InterfaceError) in try destination(of: segue) }
    guard let destination = found else { return }
    tell(of: segue, destination, sender: sender)
    switch segue.attributes["kind"] {
    case "show", "push": show(destination, sender: sender)
    case "showDetail", "replace": showDetailViewController(destination, sender: sender)
    default: present(destination, animated: true)
    }
  }

  private func destination(of segue: InterfaceElement) throws(InterfaceError) -> UIViewController? {
    guard let id = segue.attributes["destination"] else { return nil }
    return try scene?.storyboard.controller(id: id)
  }

  private func tell(of segue: InterfaceElement, _ destination: UIViewController, sender: Any?) {
    let segue = UIStoryboardSegue(
      identifier: segue.attributes["identifier"],
      source: self,
      destination: destination
    )
    ask("prepareFor:sender:", segue, sender)
  }

  /// Returns to the controller behind this one that has the segue's action, and calls it.
  private func unwind(_ segue: InterfaceElement, sender: Any?) {
    guard let action = segue.attributes["unwindAction"] else { return }
    let behind = (navigationController?.viewControllers ?? []) + [presentingViewController].compactMap(\.self)
    guard let target = behind.last(where: { $0 !== self && ClassTable.responds($0, to: action) }) else { return }
    let made = UIStoryboardSegue(identifier: segue.attributes["identifier"], source: self, destination: target)
    ask("prepareFor:sender:", made, sender)
    TargetAction(target: target, action: Selector(action)).send(from: made)
    if navigationController?.viewControllers.contains(target) == true {
      navigationController?.popToViewController(target, animated: true)
    } else {
      dismiss(animated: true)
    }
  }
}

extension UIView {
  /// The segue that a tap on a table's or collection's cell sets off, as a storyboard draws it.
  public var performsSegue: (() -> Void)? {
    get { self[SegueKey.self] }
    set { self[SegueKey.self] = newValue }
  }

  private enum SegueKey: AssociatedKey { static var defaultValue: (() -> Void)? { nil } }
}
