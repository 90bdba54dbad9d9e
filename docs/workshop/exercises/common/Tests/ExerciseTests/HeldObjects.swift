import HeadlessUIKit

/// The objects that an object of the module holds: by its properties, by values and collections in them, and by helpers of
/// its own. Views and view controllers are not entered: they belong to the screen.
@MainActor struct HeldObjects {
  /// The objects, each once.
  private(set) var all: [AnyObject] = []
  /// The functions that are held, by the names of their properties.
  private(set) var functions: [String] = []

  private let excluded: [String]

  /// Looks at an object's properties.
  ///
  /// - Parameter excluded: the module's classes whose objects are not entered.
  init(of object: AnyObject, without excluded: String...) {
    self.excluded = excluded
    look(into: object)
  }

  /// True if an object of a type is held.
  func contains<Held>(_ type: Held.Type) -> Bool { all.contains { $0 is Held } }

  private mutating func look(into value: Any) {
    for child in Mirror(reflecting: value).children {
      if "\(type(of: child.value))".contains("->") { functions.append(child.label ?? "a function") }
      guard Mirror(reflecting: child.value).displayStyle == .class else {
        look(into: child.value)
        continue
      }
      let object = child.value as AnyObject
      if all.contains(where: { $0 === object }) { continue }
      all.append(object)
      if isEntered(object) { look(into: object) }
    }
  }

  private func isEntered(_ object: AnyObject) -> Bool {
    let name = String(reflecting: type(of: object)).prefix { $0 != "<" }
    return name.hasPrefix("MODULE.") && !excluded.contains { name == "MODULE.\($0)" } && !(object is UIResponder)
  }
}
