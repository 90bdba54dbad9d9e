public import Foundation

/// A table of an app's classes, with their outlets and actions by name, in place of the Objective-C runtime.
///
/// The generated functions `registerClasses` fill it; a loader of nibs and the sending of actions read it. It is the
/// only mutable state of this module: one table for the process, as the runtime that it stands for, and the main
/// actor's own. Registering a class, outlet or action again replaces it.
@MainActor public enum ClassTable {
  /// A class that can be found by its name.
  private struct Entry {
    let type: AnyClass
    let make: @MainActor (NSCoder?) -> AnyObject?
  }

  private static var classes: [String: [String: Entry]] = [:]
  private static var outlets = MemberTable<@MainActor (AnyObject, AnyObject?) -> Bool>()
  private static var actions = MemberTable<@MainActor (AnyObject, [Any?]) throws -> Any?>()

  // MARK: Registering

  /// Registers a class of a module whose instances are made from a coder.
  public static func register<Object: AnyObject>(
    _ type: Object.Type,
    named name: String,
    in module: String,
    decode: @escaping @MainActor (NSCoder) -> Object?
  ) {
    classes[name, default: [:]][module] = Entry(type: type) { $0.flatMap(decode) }
  }

  /// Registers a class of a module, with an initialiser without parameters if there is one.
  public static func register<Object: AnyObject>(
    _ type: Object.Type,
    named name: String,
    in module: String,
    make: @escaping @MainActor () -> Object? = { nil }
  ) {
    classes[name, default: [:]][module] = Entry(type: type) { _ in make() }
  }

  /// Registers an outlet of a class; the closure returns false if the value does not fit.
  public static func register<Object: AnyObject>(
    _ type: Object.Type,
    outlet name: String,
    set: @escaping @MainActor (Object, AnyObject?) -> Bool
  ) {
    outlets.add(name, of: type) { object, value in (object as? Object).map { set($0, value) } ?? false }
  }

  /// Registers an action of a class; the closure calls it and returns its result.
  public static func register<Object: AnyObject>(
    _ type: Object.Type,
    action selector: String,
    call: @escaping @MainActor (Object, [Any?]) throws -> Any?
  ) {
    actions.add(selector, of: type) { object, arguments in try (object as? Object).flatMap { try call($0, arguments) } }
  }

  // MARK: Looking up

  /// Returns the class of a name, such as `LoginView` or `Shop.LoginView`; `nil` if there is none.
  public static func type(named name: String, in module: String? = nil) throws(ClassTableError) -> AnyClass? {
    try entry(named: name, in: module)?.type
  }

  /// Returns a new instance of the class of a name; `nil` if there is none, or if it cannot be made in this way.
  public static func make(
    named name: String,
    in module: String? = nil,
    coder: NSCoder? = nil
  ) throws(ClassTableError) -> AnyObject? {
    try entry(named: name, in: module)?.make(coder)
  }

  private static func entry(named name: String, in module: String?) throws(ClassTableError) -> Entry? {
    if let module { return classes[name]?[module] }
    if let found = classes[name] {
      guard found.count == 1 else { throw .severalClasses(name) }
      return found.values.first
    }
    guard let dot = name.firstIndex(of: ".") else { return nil }
    return classes[String(name[name.index(after: dot)...])]?[String(name[..<dot])]
  }

  /// Sets an outlet of an object, or adds the value to an outlet that is a collection.
  public static func setOutlet(_ name: String, of object: AnyObject, to value: AnyObject?) throws(ClassTableError) {
    let className = "\(Swift.type(of: object))"
    guard let set = outlets.member(name, of: object) else { throw .noOutlet(name, className: className) }
    guard set(object, value) else {
      let valueName = value.map { "\(Swift.type(of: $0))" } ?? "nil"
      throw .wrongValue(valueName, outlet: name, className: className)
    }
  }

  /// Returns true if an object has an action of a name.
  public static func responds(_ object: AnyObject, to selector: String) -> Bool {
    actions.member(selector, of: object) != nil
  }

  /// Returns true if any class has an action of a name.
  public static func hasAction(_ selector: String) -> Bool { actions.hasMember(selector) }

  /// Calls an action of an object with arguments, of which it takes as many as it has parameters; returns its result.
  @discardableResult
  public static func perform(
    _ selector: String,
    on object: AnyObject,
    with arguments: [Any?] = []
  ) throws -> Any? {
    guard let call = actions.member(selector, of: object) else {
      throw ClassTableError.noAction(selector, className: "\(Swift.type(of: object))")
    }
    return try call(object, arguments)
  }

  // MARK: Values for generated code

  /// Returns an argument in the type of a parameter. A missing one counts as `nil`.
  public static func argument<Value>(_ index: Int, of arguments: [Any?]) throws(ClassTableError) -> Value {
    let argument = arguments.indices.contains(index) ? arguments[index] : nil
    if let value = argument as? Value { return value }
    throw .wrongArgument(index, expected: "\(Value.self)")
  }

  /// Assigns a value to an outlet; returns false if it does not fit.
  public static func assign<Value>(_ value: AnyObject?, to outlet: inout Value?) -> Bool {
    guard let value else {
      outlet = nil
      return true
    }
    guard let value = value as? Value else { return false }
    outlet = value
    return true
  }

  /// Adds a value to a collection of outlets; returns false if it does not fit.
  public static func assign<Value>(_ value: AnyObject?, to outlets: inout [Value]?) -> Bool {
    guard let value = value as? Value else { return false }
    outlets = (outlets ?? []) + [value]
    return true
  }

  /// Adds a value to a collection of outlets; returns false if it does not fit.
  public static func assign<Value>(_ value: AnyObject?, to outlets: inout [Value]) -> Bool {
    guard let value = value as? Value else { return false }
    outlets.append(value)
    return true
  }
}
