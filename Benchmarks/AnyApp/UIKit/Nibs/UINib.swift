import Foundation

/// A nib: objects that are made of a file each time.
@preconcurrency @MainActor open class UINib {
  private let name: String

  /// Makes a nib of the app's file of a name.
  public init(nibName name: String, bundle: Bundle?) {
    self.name = name
  }

  /// Makes the nib's objects, connected with an owner; stops the program if the file is missing or broken, as UIKit does.
  ///
  /// - Returns: the objects at the top of the nib.
  @discardableResult
  open func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    Interface.orStop { () throws(InterfaceError) in try objects(owner: owner as AnyObject?) }
  }

  /// Makes the nib's objects.
  ///
  /// - Throws: ``InterfaceError`` if the file is missing or broken, or names what is not there.
  public func objects(owner: AnyObject?) throws(InterfaceError) -> [AnyObject] {
    let file = "\(name).xib"
    guard let url = InterfaceFiles.file(file) else {
      throw InterfaceError(file: file, line: nil, reason: "could not load NIB in bundle: the file is missing")
    }
    let interface = Interface(file, owner: owner)
    var top: [AnyObject] = []
    for element in try InterfaceFiles.root(of: url).elements(in: "objects") {
      if element.name == "placeholder" {
        if element.id == "-1", let owner { interface.enter(owner, for: element) }
      } else {
        let object = try interface.topObject(element)
        // What is not modelled says so.
        if let object { top.append(object) } else { top.append(try interface.view(element)) }
      }
    }
    try interface.connect()
    return top
  }

  /// Makes the view at the nib's top that is of a kind.
  func makeView<View: UIView>() -> View {
    guard let view = instantiate(withOwner: nil).lazy.compactMap({ $0 as? View }).first else {
      preconditionFailure("\(name).xib: there has to be a \(View.self) at its top")
    }
    return view
  }
}

extension Bundle {
  /// Makes the objects of a nib, connected with an owner.
  @MainActor @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner)
  }
}

extension Interface {
  /// Sets a controller's view: as its scene is drawn, or as the nib of its name or class is; does nothing if there is
  /// neither.
  static func loadView(of controller: UIViewController) throws(InterfaceError) {
    if let scene = controller.scene { return try scene.loadView(of: controller) }
    guard let name = nibName(of: controller) else { return }
    _ = try UINib(nibName: name, bundle: nil).objects(owner: controller)
    guard controller.isViewLoaded else {
      throw InterfaceError(file: "\(name).xib", line: nil, reason: "the nib was loaded but the view outlet was not set")
    }
  }

  /// The name that a controller was made with, or else that of its class or without `Controller`, if there is a nib.
  private static func nibName(of controller: UIViewController) -> String? {
    if let name = controller.nibName { return name }
    let name = "\(type(of: controller))"
    return [name, name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name].first {
      InterfaceFiles.file("\($0).xib") != nil
    }
  }
}
