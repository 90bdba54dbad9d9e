/// The declarations of all files of a module.
public struct Module: Sendable {
  /// The module's name.
  public let name: String
  /// The module's files.
  public let files: [ScannedFile]
  private let declarations: [String: [TypeDeclaration]]
  /// The names in Objective-C of the methods that the module selects.
  private(set) var selected: Set<String> = []
  /// The names of the optional methods that the module's protocols require.
  let optionalMethods: Set<String>

  /// The class of the application's delegate.
  private(set) var delegateName: String?
  /// True if a header gives UIKit to each file, as a bridging header does that imports it.
  let isBridged: Bool
  /// The names in Objective-C of what each protocol for it requires, if the module calls methods by names that it makes of text.
  private var requiredNames: [String: Set<String>] = [:]

  /// Makes a module of its files.
  ///
  /// - Parameter isBridged: true if a header gives UIKit to each file.
  public init(name: String, files: [ScannedFile], isBridged: Bool = false) throws(AdaptingError) {
    self.name = name
    self.files = files
    self.isBridged = isBridged
    let types = files.flatMap(\.types)
    declarations = Dictionary(grouping: types, by: \.name)
    let requirements = types.filter { $0.keyword == "protocol" }.flatMap(\.members)
    let optional = requirements.filter { $0.kind == .method && $0.prefix.modifiers.contains("optional") }
    // A property of the same name may be an optional closure, whose calls keep their question mark.
    let properties = types.flatMap(\.members).filter { $0.kind == .property }
    optionalMethods = Set(optional.map(\.name)).subtracting(properties.map(\.name))
    selected = Set(files.flatMap { file in file.selections.map { selector(of: $0.expression, in: $0.type).name } })
    if files.contains(where: \.makesSelectorsOfText) {
      let bridged = types.filter { $0.keyword == "protocol" && $0.prefix.has("objc") }
      requiredNames = Dictionary(
        bridged.map { ($0.name, Set($0.members.filter { $0.kind == .method }.map(SelectorName.of))) },
        uniquingKeysWith: { $0.union($1) }
      )
    }
    delegateName = try applicationDelegate()?.name
  }

  /// Returns the declaration of a class that a name means inside of a type; `nil` if the module has none.
  func classDeclaration(_ name: String, inside type: String = "") -> TypeDeclaration? {
    var around = type.split(separator: ".")
    while true {
      let found = declarations[(around.map(String.init) + [name]).joined(separator: ".")]
      if let found = found?.first(where: { $0.keyword == "class" }) { return found }
      if around.popLast() == nil { return nil }
    }
  }

  /// Returns a class and those it inherits from in the module, and the name of the first one outside of it.
  func ancestry(of type: TypeDeclaration) -> (classes: [TypeDeclaration], root: String?) {
    var classes = [type]
    while let last = classes.last, let name = last.inherited.first {
      // A class that inherits from itself does not compile, but must not keep this from ending.
      guard let next = classDeclaration(name, inside: last.name), !classes.contains(where: { $0.name == next.name })
      else { return (classes, name) }
      classes.append(next)
    }
    return (classes, nil)
  }

  /// Returns the members of a class and of its extensions.
  func members(of type: TypeDeclaration) -> [Member] { declarations[type.name]?.flatMap(\.members) ?? [] }

  /// Returns true if a class or an extension of it names a protocol.
  func conforms(_ type: TypeDeclaration, to name: String) -> Bool {
    ancestry(of: type).classes.contains { type in
      declarations[type.name]?.contains { $0.inherited.contains(name) } == true
    }
  }

  /// True if a member is one for Objective-C, by its attributes or by its class.
  func isForObjectiveC(_ member: Member, of type: TypeDeclaration) -> Bool {
    if member.prefix.isForObjectiveC { return true }
    let isHidden = !member.prefix.modifiers.isDisjoint(with: ["private", "fileprivate"])
    if isHidden || member.prefix.has("nonobjc") { return false }
    return type.prefix.has("objc") && type.keyword == "extension"
      || classDeclaration(type.name).map { ancestry(of: $0).classes.contains { $0.prefix.has("objcMembers") } } == true
  }

  /// True if a member may be called by a name made of text: a protocol for Objective-C requires it, as a router's do that a
  /// segue's identifier chooses from.
  func isCalledByText(_ member: Member, of type: TypeDeclaration) -> Bool {
    let isHidden = !member.prefix.modifiers.isDisjoint(with: ["private", "fileprivate"])
    guard !requiredNames.isEmpty, !isHidden, let declared = classDeclaration(type.name) else { return false }
    let name = SelectorName.of(member)
    return requiredNames.contains { $0.value.contains(name) && conforms(declared, to: $0.key) }
  }

  /// Returns the name in Objective-C of what an expression selects in a type, and a sentence if the name is a guess.
  func selector(of expression: SelectorExpression, in type: TypeDeclaration?) -> (name: String, doubt: String?) {
    let found = candidates(for: expression, in: type).map(SelectorName.of)
    let isSetter = expression.kind == .setter
    guard let name = found.first else {
      if let known = SelectorName.known[expression.name], expression.labels == nil { return (known, nil) }
      let spelled = SelectorName.of(expression.name, labels: expression.labels ?? [])
      let doubt = "the module does not declare '\(expression.name)'"
      return (isSetter ? SelectorName.ofSetter(expression.name) : spelled, doubt)
    }
    let others = Set(found).subtracting([name]).sorted()
    let doubt = others.isEmpty ? nil : "'\(expression.name)' may also be '\(others.joined(separator: "', '"))'"
    return (isSetter ? SelectorName.ofSetter(name) : name, doubt)
  }

  /// Returns the members that an expression may mean: of the type that it names or stands in, or else of any.
  private func candidates(for expression: SelectorExpression, in type: TypeDeclaration?) -> [Member] {
    let isWritten = expression.base.last.map { $0 != "self" && $0 != "Self" && $0 != "super" } ?? false
    let named = expression.base.joined(separator: ".")
    let context = type?.name ?? ""
    let meant = isWritten ? classDeclaration(named, inside: context)?.name ?? named : context
    let classes = classDeclaration(meant).map { ancestry(of: $0).classes.map(\.name) } ?? [meant]
    for types in classes.map({ declarations[$0] ?? [] }) + [files.flatMap(\.types)] {
      let fitting = types.flatMap { type in
        type.members.filter { fits($0, expression) }.map { (member: $0, isMarked: isForObjectiveC($0, of: type)) }
      }
      let marked = fitting.filter(\.isMarked)
      if !fitting.isEmpty { return (marked.isEmpty ? fitting : marked).map(\.member) }
    }
    return []
  }

  private func fits(_ member: Member, _ expression: SelectorExpression) -> Bool {
    guard member.name == expression.name, (member.kind == .property) == (expression.kind != .method) else {
      return false
    }
    if let labels = expression.labels { return member.parameters.map(\.label) == labels }
    return expression.castCount.map { $0 == member.parameters.count } ?? true
  }
}
