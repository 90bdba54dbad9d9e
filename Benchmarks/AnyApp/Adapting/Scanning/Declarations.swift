/// An attribute of a declaration, such as `@objc(reload)`.
struct Attribute: Sendable {
  /// Its name without the at sign.
  let name: String
  /// The text between its brackets.
  let argument: String?
  /// The place of its at sign.
  let offset: Int
}

/// The words before a declaration's keyword.
struct Prefix: Sendable {
  var attributes: [Attribute] = []
  var modifiers: Set<String> = []

  /// Returns true if an attribute is among them.
  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }

  /// The name for Objective-C that an attribute gives.
  var objectiveCName: String? { attributes.first { $0.name == "objc" }?.argument }
  /// True if nothing may use the declaration.
  var isUnavailable: Bool {
    attributes.contains { $0.name == "available" && $0.argument?.contains("unavailable") == true }
  }
  /// True if an attribute makes the member one for Objective-C.
  var isForObjectiveC: Bool { has("objc") || has("IBAction") || has("IBSegueAction") }
}

/// A parameter of a function.
struct Parameter: Sendable {
  /// Its label in calls; empty if there is none.
  let label: String
  /// True if a value read from a list can be passed for it.
  let isPlain: Bool
  /// True if calls may leave it out.
  let hasDefault: Bool
}

/// A member of a type.
struct Member: Sendable {
  /// The kind of a member.
  enum Kind { case property, method, initialiser }

  let kind: Kind
  /// Its name, with backticks if it has any.
  let spelledName: String
  let prefix: Prefix
  var parameters: [Parameter] = []
  /// The words between the parameters and the result.
  var effects: Set<String> = []
  var isGeneric = false
  /// A function's result or a property's type; empty if none is written.
  var type = ""
  /// The declaration's text from its keyword up to its body.
  var signature = ""
  /// True for a property that is written to from outside.
  var isSettable = false
  /// The conditions of conditional compilation around it, with those around its type.
  let conditions: [String]
  let line: Int

  /// Its name without backticks.
  var name: String { Token(kind: .identifier, text: spelledName, offset: 0, line: 0).name }
  /// A method with its labels, a property without.
  var fullName: String {
    if kind == .property { return name }
    return "\(name)(\(parameters.map { "\($0.label.isEmpty ? "_" : $0.label):" }.joined()))"
  }
  /// True if it belongs to instances.
  var isOfInstances: Bool { prefix.modifiers.isDisjoint(with: ["static", "class"]) }
}

/// A type's declaration, or an extension.
struct TypeDeclaration: Sendable {
  /// The keyword that declares it.
  let keyword: String
  /// Its name with those of the types around it.
  let name: String
  /// The names behind the colon, without generic arguments.
  let inherited: [String]
  let prefix: Prefix
  /// True if it or a type around it has generic parameters.
  let isGeneric: Bool
  /// True if an extension in its file can name it.
  let isReachable: Bool
  /// The conditions of conditional compilation around it.
  let conditions: [String]
  let line: Int
  /// The places of its body's brackets.
  let body: Range<Int>
  var members: [Member] = []
}
