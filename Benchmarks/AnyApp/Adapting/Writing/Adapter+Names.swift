// What is there under another name, or in another way, than on Apple's systems.

/// The members that UIKit has in extensions here, which cannot be overridden: an app's classes declare them anew.
public enum MembersDeclaredAnew {
  /// Those that UIKit asks an app's classes for, which it finds in the table of classes.
  public static let asked: Set = [
    "layerClass", "didMoveToWindow()", "awakeFromNib()", "draw(_:)", "touchesBegan(_:with:)", "touchesEnded(_:with:)",
    "prepare(for:sender:)", "shouldPerformSegue(withIdentifier:sender:)", "didReceiveMemoryWarning()",
    "encodeRestorableState(with:)", "decodeRestorableState(with:)",
  ]
  /// Those of which nothing is seen here, as nothing is turned or drawn: an app's are never called.
  public static let unseen: Set = [
    "preferredStatusBarStyle", "prefersStatusBarHidden", "supportedInterfaceOrientations", "shouldAutorotate",
  ]
  /// Those that nothing here calls.
  public static let idle: Set = [
    "touchesCancelled(_:with:)", "traitCollectionDidChange(_:)", "viewWillTransition(to:with:)",
    "prepareForInterfaceBuilder()",
  ]

  private static let others: Set = [
    "intrinsicContentSize", "tintColorDidChange()", "layoutSublayers(of:)", "touchesMoved(_:with:)",
    "motionBegan(_:with:)", "motionEnded(_:with:)", "childForStatusBarStyle", "childForStatusBarHidden",
  ]

  /// Returns true for a name with its labels.
  static func contains(_ name: String) -> Bool {
    [asked, unseen, idle, others].contains { $0.contains(name) }
  }
}

extension Adapter {

  /// The name of a member that a class of UIKit's has in an extension and that is overridden; `nil` for others.
  func nameDeclaredAnew(at index: Int) -> String? {
    var place = index + 1
    while Scanner.modifiers.contains(word(place)) { place += 1 }
    let name = word(place + 1)
    guard ["var", "func"].contains(word(place)), let type = file.type(at: file.tokens[index].offset),
      let member = type.members.first(where: { $0.name == name && $0.line == file.tokens[place].line }),
      MembersDeclaredAnew.contains(member.fullName)
    else { return nil }
    // A class of the app's own above it may be the one that declares it.
    let above = module.classDeclaration(type.name).map { module.ancestry(of: $0).classes.dropFirst() } ?? []
    return above.flatMap(module.members).contains { $0.fullName == member.fullName } ? nil : name
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
