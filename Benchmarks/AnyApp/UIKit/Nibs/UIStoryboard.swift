import Foundation

/// A storyboard: controllers and the ways between them, drawn in a file.
@preconcurrency @MainActor open class UIStoryboard {
  private let name: String

  /// Makes a storyboard of the app's file of a name.
  public init(name: String, bundle: Bundle?) {
    self.name = name
  }

  /// Makes the controller that the storyboard begins with; `nil` if it has none.
  open func instantiateInitialViewController() -> UIViewController? {
    Interface.orStop { () throws(InterfaceError) in
      try root().attributes["initialViewController"].map { id throws(InterfaceError) in try controller(id: id) }
    }
  }

  /// Makes the controller of an identifier; stops the program if there is none, as UIKit does.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    Interface.orStop { () throws(InterfaceError) in
      guard let id = try elements().first(where: { $0.attributes["storyboardIdentifier"] == identifier })?.id else {
        throw error("it doesn't contain a view controller with identifier '\(identifier)'")
      }
      return try controller(id: id)
    }
  }

  /// Makes the controller that the storyboard begins with, by a closure that an app gives its own values to; UIKit's way if
  /// that returns `nil`.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    Interface.orStop { () throws(InterfaceError) in
      guard let id = try root().attributes["initialViewController"] else { return nil }
      return try controller(id: id, creator: creator) as? Controller
    }
  }

  /// Makes the controller of an identifier by a closure that an app gives its own values to; UIKit's way if that returns `nil`.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    Interface.orStop { () throws(InterfaceError) in
      guard let id = try elements().first(where: { $0.attributes["storyboardIdentifier"] == identifier })?.id else {
        throw error("it doesn't contain a view controller with identifier '\(identifier)'")
      }
      let made = try controller(id: id, creator: creator)
      guard let controller = made as? Controller else {
        throw error("the controller '\(identifier)' is a \(type(of: made)), not a \(Controller.self)")
      }
      return controller
    }
  }

  /// Makes the controller that has a restoration identifier; `nil` if there is none.
  func restorableController(_ identifier: String) -> UIViewController? {
    Interface.orStop { () throws(InterfaceError) in
      let found = try elements().first { $0.restorationIdentifier == identifier }
      return try found?.id.map { id throws(InterfaceError) in try controller(id: id) }
    }
  }

  /// Makes the controller of an element.
  func controller(
    id: String,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) throws(InterfaceError) -> UIViewController {
    for objects in try scenes() {
      guard let element = objects.first(where: { $0.id == id }) else { continue }
      let others = objects.filter { $0 !== element }
      return try InterfaceScene(element, beside: others, of: self, in: file).controller(creator)
    }
    throw error("it has no controller \(id)")
  }

  private var file: String { "\(name).storyboard" }

  private func error(_ reason: String) -> InterfaceError { InterfaceError(file: file, line: nil, reason: reason) }

  private func root() throws(InterfaceError) -> InterfaceElement {
    guard let url = InterfaceFiles.file(file) else { throw error("could not find a storyboard of this name") }
    return try InterfaceFiles.root(of: url)
  }

  /// The elements of all scenes.
  private func elements() throws(InterfaceError) -> [InterfaceElement] { try scenes().flatMap(\.self) }

  /// The elements of each scene: the controller's, and those beside it.
  private func scenes() throws(InterfaceError) -> [[InterfaceElement]] {
    try root().elements(in: "scenes").map { $0.elements(in: "objects").filter { $0.name != "placeholder" } }
  }
}
