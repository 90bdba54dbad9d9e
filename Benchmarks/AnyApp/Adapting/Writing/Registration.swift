/// The generated end of a file: it registers the file's classes, with their outlets and actions.
///
/// An extension in the class's own file reaches its private members.
struct Registration {
  private let file: ScannedFile
  private let module: Module
  /// The function that registers the file's classes.
  let function: String
  /// The generated text; empty if there is nothing to register.
  private(set) var text = ""
  /// The classes and members that are left out, by line.
  private(set) var remarks: [(line: Int, text: String)] = []
  private var calls: [String] = []

  init(file: ScannedFile, module: Module, suffix: String) {
    self.file = file
    self.module = module
    function = "registerClasses_\(suffix)"
  }

  /// Writes the text.
  mutating func write() throws(AdaptingError) {
    var extensions: [String] = []
    for (index, type) in file.types.enumerated() {
      if type.keyword == "protocol" {
        for line in try defaults(of: type) { extensions.append(line) }
      } else if let lines = lines(of: type), !lines.isEmpty {
        extensions += registering(type, lines, method: "\(function)_\(index)")
      }
    }
    remarkOnLocalTypes()
    if !calls.isEmpty { extensions += ["@MainActor func \(function)() {"] + calls + ["}"] }
    text = extensions.map { $0 + "\n" }.joined()
    if calls.isEmpty && !text.isEmpty { text += "@MainActor func \(function)() {}\n" }
  }

  private mutating func registering(_ type: TypeDeclaration, _ lines: [String], method: String) -> [String] {
    calls += wrapped(["  \(type.name).\(method)()"], in: type.conditions)
    let body =
      ["extension \(type.name) {", "  @MainActor fileprivate static func \(method)() {"] + lines + ["  }", "}"]
    return wrapped(body, in: type.conditions)
  }

  private func wrapped(_ lines: [String], in conditions: some Collection<String>) -> [String] {
    conditions.isEmpty ? lines : ["#if " + conditions.map { "(\($0))" }.joined(separator: " && ")] + lines + ["#endif"]
  }

  /// Returns the statements for a class or an extension of one; `nil` if it is left out.
  private mutating func lines(of type: TypeDeclaration) -> [String]? {
    let declared = module.classDeclaration(type.name)
    let isClass = type.keyword == "class"
    guard isClass || type.keyword == "extension" else { return nil }
    // An extension of what the module does not declare may be one of a class of UIKit, if its attributes say so.
    let members = type.members.filter { member in
      let isOdd = declared == nil && !member.prefix.isForObjectiveC && !member.prefix.has("IBOutlet")
      return !isOdd && isRegistered(member, of: type)
    }
    let making = isClass ? module.making(of: type) : .none
    if members.isEmpty && making == .none { return nil }
    if type.isGeneric || declared?.isGeneric == true || !type.isReachable || type.prefix.isUnavailable {
      let reason = type.isReachable ? "a generic or unavailable class" : "a private class inside of a type"
      remarks.append((type.line, "'\(type.name)' is left out of the table: \(reason)"))
      return nil
    }
    var lines = isClass ? maker(of: type, making) : []
    for member in members {
      lines += wrapped(statement(for: member, of: type), in: member.conditions.dropFirst(type.conditions.count))
    }
    return lines
  }

  /// Returns true if a member belongs in the table.
  private mutating func isRegistered(_ member: Member, of type: TypeDeclaration) -> Bool {
    if member.kind == .property { return member.prefix.has("IBOutlet") || Self.isLayerClass(member) }
    let isOverriding = member.prefix.modifiers.contains("override")
    if isOverriding, MembersDeclaredAnew.asked.contains(member.fullName) { return true }
    let isSelected =
      module.selected.contains(SelectorName.of(member)) || module.isCalledByText(member, of: type)
    guard member.kind == .method, isSelected || module.isForObjectiveC(member, of: type) else { return false }
    let isCallable =
      member.isOfInstances && !member.isGeneric && member.parameters.allSatisfy(\.isPlain)
      && member.effects.isEmpty && !member.prefix.isUnavailable
      && member.name.first.map { $0.isLetter || $0 == "_" } == true
    if !isCallable && member.prefix.isForObjectiveC {
      remarks.append((member.line, "'\(member.name)' is left out of the table: a call by its name cannot be made"))
    }
    return isCallable && (isSelected || member.parameters.count < 3)
  }

  /// True for the class of a view's layer, which UIKit asks the view's class for.
  private static func isLayerClass(_ member: Member) -> Bool {
    member.name == "layerClass" && !member.isOfInstances && member.prefix.modifiers.contains("override")
  }

  private func maker(of type: TypeDeclaration, _ making: Making) -> [String] {
    let name = type.prefix.objectiveCName ?? type.name
    let call = "    ClassTable.register(\(type.name).self, named: \"\(name)\", in: \"\(module.name)\""
    switch making {
    case .decoded: return [call + ", decode: { \(type.name)(coder: $0) })"]
    case .plain: return [call + ", make: { \(type.name)() })"]
    case .none: return [call + ")"]
    }
  }

  private func statement(for member: Member, of type: TypeDeclaration) -> [String] {
    let name = member.spelledName
    if Self.isLayerClass(member) {
      return [
        "    ClassTable.register(\(type.name).self, action: \"\(name)\") { object, _ in Swift.type(of: object).\(name) }"
      ]
    }
    if member.kind == .property {
      return [
        "    ClassTable.register(\(type.name).self, outlet: \"\(SelectorName.of(member))\") {",
        "      ClassTable.assign($1, to: &$0.\(name))",
        "    }",
      ]
    }
    let arguments = member.parameters.enumerated().map { index, parameter in
      (parameter.label.isEmpty ? "" : parameter.label + ": ") + "ClassTable.argument(\(index), of: arguments)"
    }
    let list = arguments.isEmpty ? "object, _" : "object, arguments"
    let call = "object.\(name)(\(arguments.joined(separator: ", ")))"
    return [
      "    ClassTable.register(\(type.name).self, action: \"\(SelectorName.of(member))\") { \(list) in",
      "      \(arguments.isEmpty ? "" : "try ")\(call)",
      "    }",
    ]
  }

  /// Returns an extension with defaults for a protocol's optional requirements.
  private func defaults(of type: TypeDeclaration) throws(AdaptingError) -> [String] {
    let isPublic = type.prefix.modifiers.contains("public")
    var lines: [String] = []
    for member in type.members where member.prefix.modifiers.contains("optional") {
      let isEmpty = member.kind == .method && ["", "Void", "()"].contains(member.type)
      let isOptional = member.type.hasSuffix("?") && !(member.kind == .property && member.isSettable)
      guard isEmpty || isOptional else {
        throw .optionalRequirement(member.name, Place(file: file.path, line: member.line))
      }
      let body = "  \(isPublic ? "public " : "")\(member.signature) {\(isEmpty ? "" : " nil ")}"
      lines += wrapped([body], in: member.conditions.dropFirst(type.conditions.count))
    }
    return lines.isEmpty ? [] : wrapped(["extension \(type.name) {"] + lines + ["}"], in: type.conditions)
  }

  /// Remarks on outlets and actions of classes inside of functions, which have no name outside.
  private mutating func remarkOnLocalTypes() {
    let known = Set(
      file.types.flatMap { [$0.prefix] + $0.members.map(\.prefix) }.flatMap(\.attributes).map(\.offset)
    )
    for (token, next) in zip(file.tokens, file.tokens.dropFirst()) where token.text == "@" {
      if ["IBOutlet", "IBAction"].contains(next.text) && !known.contains(token.offset) {
        remarks.append((token.line, "a class inside of a function is left out of the table"))
      }
    }
  }
}
