/// The way in which a class's instances are made from its name.
enum Making {
  /// From a coder, as nibs and storyboards do it.
  case decoded
  /// By an initialiser without parameters.
  case plain
  /// Not at all.
  case none
}

extension Module {
  /// The endings of UIKit's classes that can be made from a coder.
  private static let decodable = [
    "View", "ViewController", "TabBarController", "NavigationController", "Cell", "Control", "Button", "Label", "Field",
    "Switch", "Slider", "Stepper", "Bar", "Window", "Picker", "Layout", "Item", "SearchController", "ReusableView",
    "SplitViewController",
  ]
  /// The classes outside of the module that can be made without parameters.
  private static let plain: Set = ["NSObject", "UIResponder", "UIApplication", "CALayer"]

  /// Returns the way in which a class's instances are made.
  func making(of type: TypeDeclaration) -> Making {
    let (classes, root) = ancestry(of: type)
    guard let root else { return .none }
    if root.hasPrefix("UI") && Self.decodable.contains(where: root.hasSuffix) {
      let declared = classes.lazy.flatMap(initialisers).first { $0.parameters.map(\.label) == ["coder"] }
      return declared?.prefix.isUnavailable == true ? .none : .decoded
    }
    return Self.plain.contains(root) && isPlain(classes) ? .plain : .none
  }

  private func initialisers(of type: TypeDeclaration) -> [Member] {
    type.members.filter { $0.kind == .initialiser }
  }

  /// Returns true if an initialiser without parameters is declared or inherited.
  private func isPlain(_ classes: [TypeDeclaration]) -> Bool {
    for type in classes {
      let own = initialisers(of: type)
      if let found = own.first(where: { $0.parameters.allSatisfy(\.hasDefault) }) {
        let isHidden = !found.prefix.modifiers.isDisjoint(with: ["private", "fileprivate"])
        return !isHidden && !found.prefix.isUnavailable && found.effects.isEmpty
      }
      if own.contains(where: { !$0.prefix.modifiers.contains("convenience") }) { return false }
    }
    return true
  }

  /// Returns the class of the application's delegate, which a mark or the program names.
  func applicationDelegate() throws(AdaptingError) -> TypeDeclaration? {
    var found: (type: TypeDeclaration, place: Place)?
    for file in files {
      let inactive = file.inactiveLines(importing: nil)
      for type in file.isMain ? delegates(namedIn: file) : file.types.filter(isMarked) {
        if !file.isMain && inactive.contains(where: { $0.contains(type.line) }) { continue }
        let place = Place(file: file.isMain ? self.file(of: type) ?? file.path : file.path, line: type.line)
        // Of two with one name, conditions may leave one.
        let isOther = found?.type.name == type.name && !type.conditions.isEmpty
        if let found, found.place != place, !isOther {
          throw .severalDelegates(found.type.name, found.place, type.name, place)
        }
        found = (type, place)
      }
    }
    return found?.type
  }

  /// Returns the file that declares a class.
  private func file(of type: TypeDeclaration) -> String? {
    files.first { $0.types.contains { $0.name == type.name && $0.keyword == type.keyword && $0.line == type.line } }?
      .path
  }

  private func isMarked(_ type: TypeDeclaration) -> Bool {
    type.prefix.has("UIApplicationMain") || type.prefix.has("main") && conforms(type, to: "UIApplicationDelegate")
  }

  /// Returns the delegate that a program names, or if it names several or none, the module's only one.
  private func delegates(namedIn file: ScannedFile) -> [TypeDeclaration] {
    guard file.tokens.contains(where: { $0.text == "UIApplicationMain" }) else { return [] }
    let names = Set(file.tokens.filter { $0.kind == .identifier }.map(\.name))
    let known = files.flatMap(\.types).filter { $0.keyword == "class" && conforms($0, to: "UIApplicationDelegate") }
    let named = known.filter { names.contains($0.name) }
    return named.count == 1 ? named : known.count == 1 ? known : Array(named.prefix(1))
  }
}
