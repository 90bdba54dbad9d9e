/// Adapts one file of a module.
struct Adapter {
  /// Attributes that the compiler refuses without Objective-C.
  private static let refused: Set = [
    "IBOutlet", "IBAction", "IBSegueAction", "objc", "objcMembers", "nonobjc", "NSCopying", "NSManaged",
    "UIApplicationMain", "NSApplicationMain", "main",
  ]

  let module: Module
  let file: ScannedFile
  var draft: Draft

  /// Returns a file of a module as it is compiled. The suffix makes generated names the file's own.
  static func adapted(_ file: ScannedFile, of module: Module, suffix: String) throws(AdaptingError) -> AdaptedFile {
    var adapter = Adapter(module, file)
    let isProgram = file.isMain && file.tokens.contains { $0.text == "UIApplicationMain" }
    var registration = Registration(file: file, module: module, suffix: suffix)
    if isProgram {
      adapter.commentOut()
    } else {
      adapter.adaptTokens()
      adapter.adaptSelectors()
      adapter.adaptProtocols()
      adapter.moveOverrides()
      try registration.write()
    }
    for remark in registration.remarks { adapter.draft.note(remark.line, remark.text, isWarning: true) }
    return AdaptedFile(
      path: file.path,
      text: adapter.text(with: registration.text),
      remarks: adapter.draft.remarks.sorted { $0.line < $1.line },
      registration: registration.text.isEmpty ? nil : registration.function,
      usesNetwork: adapter.usesNetwork,
      usesTimer: adapter.names("Timer"),
      usesDelays: adapter.names("asyncAfter")
    )
  }

  private init(_ module: Module, _ file: ScannedFile) {
    self.module = module
    self.file = file
    draft = Draft(of: file)
  }

  /// The whole text: the compiler is told the original's path, and where generated text begins.
  private func text(with registration: String) -> String {
    var text = draft.text
    // Both are allowed only at the beginning of a file, where now something else stands.
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    if text.hasPrefix("#!") { text.replaceSubrange(..<text.index(text.startIndex, offsetBy: 2), with: "//") }
    let head = Self.location(of: file, line: 1) + text
    let needsUIKit =
      module.isBridged || !registration.isEmpty || !file.selections.isEmpty || names("Selector") || names("Timer")
      || names("NSEC_PER_SEC") || names("NSEC_PER_MSEC") || names("objc_getAssociatedObject")
    return head + (text.last?.isNewline == false ? "\n" : "") + "#sourceLocation()\n"
      + (needsUIKit ? "import UIKit\n" : "") + (usesNetwork ? Self.importOfNetwork : "")
      + importOfDocuments + registration
  }

  /// Tells the compiler which line of the original comes next.
  static func location(of file: ScannedFile, line: Int) -> String {
    let path = file.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(path)\", line: \(line))\n"
  }

  /// Moves methods by which an extension overrides its class's superclass into the class: only Objective-C lets it.
  private mutating func moveOverrides() {
    for override in file.overridesInExtensions {
      let (member, brace) = (override.range, override.classEnd)
      let text = "\n" + Self.location(of: file, line: override.line) + draft.text(of: member) + "\n"
      draft.insert(text + Self.location(of: file, line: override.classEndLine), at: brace)
      let ends = file.scalars[member].filter(\.isLineEnd)
      let note = "moved into the class: an extension does not override without Objective-C"
      draft.replace(member, with: String(String.UnicodeScalarView(ends)), line: override.line, note)
    }
  }

  /// The types that Foundation has in a module of its own where it is not Apple's.
  private static let networkTypes: Set = [
    "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLSessionDelegate", "URLRequest",
    "URLResponse", "HTTPURLResponse", "URLProtocol", "URLCache", "HTTPCookieStorage", "URLCredential",
  ]
  private static let importOfNetwork = "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"

  private func names(_ name: String) -> Bool { file.tokens.contains { $0.text == name } }

  private var usesNetwork: Bool { file.tokens.contains { Self.networkTypes.contains($0.text) } }

  /// Makes comments of all lines: the program's own start takes the place of this one.
  private mutating func commentOut() {
    var isLineStart = true
    for (offset, scalar) in file.scalars.enumerated() {
      if isLineStart && !scalar.isLineEnd { draft.insert("// ", at: offset) }
      isLineStart = scalar.isLineEnd
    }
    let line = file.tokens.first { $0.text == "UIApplicationMain" }?.line ?? 1
    if module.delegateName == nil { draft.note(line, "no application delegate is found", isWarning: true) }
    for type in file.types { draft.note(type.line, "'\(type.name)' is left out with its file", isWarning: true) }
    for line in Set(file.tokens.map(\.line)) { draft.note(line, "made a comment: the program has its own start") }
  }

  private mutating func adaptTokens() {
    for (index, token) in file.tokens.enumerated() {
      if token.text == "@" && token.kind == .punctuation {
        adaptAttribute(at: index)
      } else if token.text == "import" {
        adaptImport(at: index)
      } else if token.text == "override", let name = nameDeclaredAnew(at: index) {
        let range = token.offset..<token.end
        draft.replace(
          range,
          with: "@_nonoverride",
          line: token.line,
          "'\(name)' declared anew: it is not overridden here"
        )
      } else if token.text == "override", let label = labelOfListInitialiser(at: index) {
        let range = token.offset..<token.end
        draft.replace(range, with: "required", line: token.line, "'override init(\(label):)' made 'required'")
      } else if isRootInitialiser(at: index) {
        adaptRootInitialiser(at: index)
      } else if token.text == "weak", word(index + 1) == "var", file.type(at: token.offset)?.keyword == "protocol" {
        let text = "'weak' removed: since Swift 5 a protocol does not say it"
        draft.remove(token.offset..<token.end, line: token.line, text)
      } else if token.text == "optional", ["func", "var"].contains(word(index + 1)) {
        draft.remove(token.offset..<token.end, line: token.line, "'optional' removed")
      } else if ["?", "!"].contains(token.text), word(index + 1) == "(", word(index - 2) == ".",
        module.optionalMethods.contains(word(index - 1))
      {
        draft.replace(
          token.offset..<token.end,
          with: "",
          line: token.line,
          "'\(token.text)' removed: the method has a default"
        )
      }
    }
  }

  func word(_ index: Int) -> String {
    file.tokens.indices.contains(index) ? file.tokens[index].text : ""
  }

  private mutating func adaptAttribute(at index: Int) {
    let (token, name) = (file.tokens[index], word(index + 1))
    guard Self.refused.contains(name) else { return }
    var last = index + 1
    if word(index + 2) == "(" && name == "objc" { last = file.brackets.end(of: index + 2) ?? last }
    draft.remove(token.offset..<file.tokens[last].end, line: token.line, "@\(name) removed")
    if name == "main", module.delegateName == nil {
      draft.note(token.line, "this entry point has no application delegate: the app cannot be started", isWarning: true)
    }
    if name == "NSManaged" {
      draft.note(token.line, "a managed property has no storage without Core Data", isWarning: true)
    }
  }

  private mutating func adaptSelectors() {
    for naming in file.namings {
      let expression = naming.expression
      if naming.word == "#keyPath" {
        let path = (expression.base.drop { $0.first?.isUppercase == true } + [expression.name]).joined(separator: ".")
        replace(naming, with: "\"\(path)\"", closing: "")
      } else {
        let (name, doubt) = module.selector(of: expression, in: naming.type)
        replace(naming, with: "Selector(\"\(name)\"", closing: ")")
        if let doubt { draft.note(naming.line, "\(doubt); taken as '\(name)'", isWarning: true) }
      }
    }
  }

  private mutating func replace(_ naming: Selection, with text: String, closing: String) {
    let original = file.text(naming.range)
    let ends = original.unicodeScalars.filter(\.isLineEnd)
    let new = text + String(String.UnicodeScalarView(ends)) + closing
    let line = original.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    draft.replace(naming.range, with: new, line: naming.line, "\(line) replaced by \(text)\(closing)")
  }

  /// Restricts protocols for Objective-C to classes, as the attribute did.
  private mutating func adaptProtocols() {
    for type in file.types where type.keyword == "protocol" && type.prefix.has("objc") {
      let bounds: Set = ["AnyObject", "class", "NSObjectProtocol"]
      guard bounds.isDisjoint(with: type.inherited),
        let open = file.tokens.firstIndex(where: { $0.offset == type.body.lowerBound }),
        let name = file.tokens[..<open].lastIndex(where: { $0.text == "protocol" }).map({ $0 + 1 })
      else { continue }
      let inherits = word(name + 1) == ":"
      let place = file.tokens[inherits ? name + 1 : name].end
      draft.insert(inherits ? " AnyObject," : ": AnyObject", at: place)
      draft.note(file.tokens[name].line, "AnyObject added: the protocol is one of classes")
    }
  }
}
