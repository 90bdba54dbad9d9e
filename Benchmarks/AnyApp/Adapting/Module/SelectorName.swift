/// Names of methods in Objective-C.
enum SelectorName {
  /// Words that join a label to a name by themselves. The compiler's list.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "since", "to", "until", "using", "via", "with",
    "within",
  ]

  /// Names of UIKit's methods that apps select without their labels.
  static let known = [
    "viewDidLoad": "viewDidLoad", "viewWillAppear": "viewWillAppear:", "viewDidAppear": "viewDidAppear:",
    "viewWillDisappear": "viewWillDisappear:", "viewDidDisappear": "viewDidDisappear:", "endEditing": "endEditing:",
    "becomeFirstResponder": "becomeFirstResponder", "resignFirstResponder": "resignFirstResponder",
  ]

  /// Returns the name of a method with some labels; an empty label stands for none.
  static func of(_ name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    let rest = labels.dropFirst().map { $0 + ":" }.joined()
    if first.isEmpty { return name + ":" + rest }
    let joins = prepositions.contains(firstWord(of: first)) || prepositions.contains(lastWord(of: name))
    return name + (joins ? "" : "With") + capitalised(first) + ":" + rest
  }

  /// Returns the name of a property's setter.
  static func ofSetter(_ name: String) -> String { "set" + capitalised(name) + ":" }

  /// Returns the name that a member has by its declaration.
  static func of(_ member: Member) -> String {
    if let given = member.prefix.objectiveCName { return given.filter { !$0.isWhitespace } }
    return member.kind == .property ? member.name : of(member.name, labels: member.parameters.map(\.label))
  }

  private static func capitalised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func firstWord(of name: String) -> String {
    let head = name.prefix { $0.isUppercase }
    let tail = name.dropFirst(max(head.count, 1)).prefix { !$0.isUppercase && $0 != "_" }
    return (name.prefix(max(head.count, 1)) + tail).lowercased()
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: { $0.isUppercase || $0 == "_" }) else { return name }
    return name[start...].lowercased()
  }
}
