import Foundation

/// Objects made of a part of a nib or storyboard, and the connections between them.
@MainActor final class Interface {
  /// The file's name, for messages.
  let file: String
  /// The object that the file's owner stands for: a controller, or who loads the nib.
  let ownerObject: AnyObject?
  /// The objects by their identifiers.
  private(set) var objects: [String: AnyObject] = [:]
  /// The objects that were made, in the order of the file.
  private var made: [(element: InterfaceElement, object: AnyObject)] = []
  /// The storyboard that segues lead through; `nil` in a nib.
  let storyboard: UIStoryboard?

  init(_ file: String, owner: AnyObject?, storyboard: UIStoryboard? = nil) {
    self.file = file
    ownerObject = owner
    self.storyboard = storyboard
  }

  /// Makes a view of an element, and all that is below it.
  func view(_ element: InterfaceElement) throws(InterfaceError) -> UIView {
    let view = try InterfaceViews.make(element, in: self)
    enter(view, for: element)
    try InterfaceViews.configure(view, element, in: self)
    for child in element.elements(in: "subviews") {
      let subview = try self.view(child)
      if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
    }
    return view
  }

  /// Enters an object for an element, so that connections find it.
  func enter(_ object: AnyObject, for element: InterfaceElement) {
    if let id = element.id { objects[id] = object }
    made.append((element, object))
  }

  /// Connects what was made: outlets, actions, segues; then tells each object that it is awake.
  func connect() throws(InterfaceError) {
    for (element, object) in made {
      for connection in element.elements(in: "connections") { try connect(object, connection) }
    }
    for (_, object) in made where object !== ownerObject { (object as? UIResponder)?.ask("awakeFromNib") }
    made = []
  }

  /// Makes an error about an element.
  func error(_ element: InterfaceElement, _ reason: String) -> InterfaceError {
    InterfaceError(file: file, line: element.line, reason: reason)
  }

  /// Returns the object of a class that an element names, or makes one of UIKit's own; `nil` if it names none.
  func custom(_ element: InterfaceElement) throws(InterfaceError) -> AnyObject? {
    guard let name = element.attributes["customClass"] else { return nil }
    let made: AnyObject?
    do {
      made = try ClassTable.make(named: name, coder: InterfaceCoder())
    } catch {
      throw self.error(element, "\(error)")
    }
    guard let made else { throw self.error(element, "no class \(name) is known that can be made from a coder") }
    return made
  }

  private func connect(_ object: AnyObject, _ connection: InterfaceElement) throws(InterfaceError) {
    switch connection.name {
    case "outlet", "outletCollection": try connectOutlet(object, connection)
    case "action": try connectAction(object, connection)
    case "segue": try connectSegue(object, connection)
    default: throw error(connection, "a connection \(connection.name) is not modelled")
    }
  }

  private func connectOutlet(_ object: AnyObject, _ connection: InterfaceElement) throws(InterfaceError) {
    guard let property = connection.attributes["property"] else { return }
    let value = target(connection)
    if InterfaceViews.setKnownOutlet(property, of: object, to: value) { return }
    do {
      try ClassTable.setOutlet(property, of: object, to: value)
    } catch {
      throw self.error(connection, "\(error)")
    }
  }

  private func connectAction(_ object: AnyObject, _ connection: InterfaceElement) throws(InterfaceError) {
    guard let name = connection.attributes["selector"], let target = target(connection) else {
      throw error(connection, "an action names no method, or an object that is not there")
    }
    let action = Selector(name)
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: action, for: InterfaceViews.event(connection.attributes["eventType"]))
    case let item as UIBarButtonItem: item.call(target, action)
    case let recogniser as UIGestureRecognizer: recogniser.addTarget(target, action: action)
    default: throw error(connection, "\(type(of: object)) sends no actions")
    }
  }

  private func connectSegue(_ object: AnyObject, _ connection: InterfaceElement) throws(InterfaceError) {
    // Those of a controller are performed by name, or make a relationship.
    guard let controller = ownerObject as? UIViewController, !(object is UIViewController) else { return }
    let identifier = connection.attributes["id"] ?? ""
    // Weak: the controller holds its view, and that the action.
    let perform = { [weak controller] (sender: AnyObject) in
      guard let controller else { return }
      controller.performSegue(id: identifier, sender: sender, isAsked: true)
    }
    switch object {
    case let control as UIControl:
      control.addAction(UIAction { [unowned control] _ in perform(control) }, for: .touchUpInside)
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction(title: item.title ?? "") { [unowned item] _ in perform(item) }
    case let cell as UITableViewCell: cell.performsSegue = { [unowned cell] in perform(cell) }
    case let cell as UICollectionViewCell: cell.performsSegue = { [unowned cell] in perform(cell) }
    case let container as UIView where connection.attributes["kind"] == "embed":
      try controller.embed(segue: identifier, in: container)
    default: throw error(connection, "a segue from \(type(of: object)) is not modelled")
    }
  }

  private func target(_ connection: InterfaceElement) -> AnyObject? {
    let id = connection.attributes["destination"] ?? ""
    return id == "-1" ? ownerObject : objects[id]
  }

  /// Does what may fail; stops the program with the reason, as UIKit does.
  static func orStop<Value>(_ body: () throws(InterfaceError) -> Value) -> Value {
    do {
      return try body()
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

/// The coder that views and controllers are made from; it has no values.
nonisolated final class InterfaceCoder: NSCoder {}
