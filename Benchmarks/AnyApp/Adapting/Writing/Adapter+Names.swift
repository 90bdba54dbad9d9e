// What is there under another name, or in another way, than on Apple's systems.

extension Adapter {
  /// The members that UIKit has in extensions here, which cannot be overridden.
  static let declaredAnew: Set = [
    "intrinsicContentSize", "layerClass", "didMoveToWindow", "tintColorDidChange", "layoutSublayers", "touchesMoved",
    "motionBegan", "motionEnded", "childForStatusBarStyle", "childForStatusBarHidden",
  ]

  /// The name of a member that a class of UIKit's has in an extension and that is overridden; `nil` for others.
  func nameDeclaredAnew(at index: Int) -> String? {
    var place = index + 1
    while Scanner.modifiers.contains(word(place)) { place += 1 }
    let name = word(place + 1)
    guard ["var", "func"].contains(word(place)), Self.declaredAnew.contains(name),
      let type = file.type(at: file.tokens[index].offset)
    else { return nil }
    // A class of the app's own may be the one that declares it.
    let above = (module.classDeclaration(type.name).map { module.ancestry(of: $0).classes } ?? []).flatMap(\.members)
    return above.contains { $0.name == name && !$0.prefix.modifiers.contains("override") } ? nil : name
  }

  /// Imports the whole module in the place of a part of it, and UIKit in the place of a module that is a part of it here.
  mutating func adaptImport(at index: Int) {
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    let first = kinds.contains(word(index + 1)) ? index + 2 : index + 1
    var last = first
    while word(last + 1) == ".", file.tokens[last + 1].line == file.tokens[first].line { last += 2 }
    let isPart = ModuleParts.names.contains(word(first))
    guard file.tokens.indices.contains(last), isPart || (last > first && ["UIKit", "Foundation"].contains(word(first)))
    else { return }
    let range = file.tokens[index + 1].offset..<file.tokens[last].end
    let (text, line) = (isPart ? "UIKit" : word(first), file.tokens[index].line)
    draft.replace(range, with: text, line: line, "\(file.text(range)) replaced by \(text)")
  }

  /// The types that Foundation has in another module of its own there.
  private static let documentTypes: Set = ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode"]

  /// The import of that module, if the file names one of its types.
  var importOfDocuments: String {
    let isNamed = file.tokens.contains { Self.documentTypes.contains($0.text) }
    return isNamed ? "#if canImport(FoundationXML)\nimport FoundationXML\n#endif\n" : ""
  }

  /// The first label of the initialiser by which a list makes its cells or headers, which takes a required one; `nil` for
  /// others.
  func labelOfListInitialiser(at index: Int) -> String? {
    guard word(index + 1) == "init", word(index + 2) == "(" else { return nil }
    let label = word(index + 3)
    if label == "style" { return label }
    guard let type = file.type(at: file.tokens[index].offset), let root = module.ancestry(of: type).root else {
      return nil
    }
    let roots = [
      "frame": ["UICollectionViewCell", "UICollectionReusableView"], "reuseIdentifier": ["UITableViewHeaderFooterView"],
    ]
    return roots[label]?.contains(root) == true ? label : nil
  }
}
