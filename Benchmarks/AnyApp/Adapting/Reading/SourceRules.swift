import Texts

/// Rules that every architecture has, checked in sources by the names of types: `…ViewModel`, `…Presenter`, and so on.
public struct SourceRules: Sendable {
  /// A rule.
  public enum Rule: String, Sendable, CaseIterable {
    /// A role that must be free of UIKit names none of its types.
    case freeOfUIKit = "a role that is to be free of UIKit names none of its types"
    /// Only views, coordinators and routers push and present screens.
    case noNavigation = "only views, coordinators and routers change screens"
    /// A role below the view names no view controller.
    case noViewController = "a role below the view names no view controller"
    /// A reference to a delegate is weak or unowned.
    case weakDelegate = "a delegate is not held"
    /// A weak or unowned reference says why, in a comment.
    case saysWhy = "a weak or unowned reference says why, in a comment"
  }

  /// A breach of a rule.
  public struct Finding: Sendable, Equatable {
    /// The rule.
    public let rule: Rule
    /// The place.
    public let place: Place
    /// The breach in words.
    public let text: String
  }

  /// The findings, in the order of files and lines.
  public let findings: [Finding]

  /// Checks files.
  public init(_ files: [ScannedFile]) {
    findings = files.flatMap { file in
      let tokens = Dictionary(grouping: file.tokens.indices) { file.type(at: file.tokens[$0].offset)?.body }
      let lines = SourceLines(file)
      return file.types.flatMap { type in
        Self.breaches(of: type, at: tokens[type.body] ?? [], in: file) + Self.references(of: type, in: file, lines)
      }.sorted { $0.place.line < $1.place.line }
    }
  }

  private static let roles = [
    "ViewModel", "Presenter", "Interactor", "UseCase", "Entity", "Model", "Worker", "Repository",
  ]
  private static let navigation: Set = [
    "pushViewController", "popViewController", "popToRootViewController", "setViewControllers", "present", "dismiss",
    "performSegue", "showDetailViewController",
  ]

  /// The breaches in the tokens of a type, without those of types inside of it.
  private static func breaches(of type: TypeDeclaration, at indices: [Int], in file: ScannedFile) -> [Finding] {
    guard let role = role(of: type.name) else { return [] }
    func finding(_ rule: Rule, _ index: Int, _ text: String) -> Finding {
      Finding(rule: rule, place: Place(file: file.path, line: file.tokens[index].line), text: text)
    }
    func word(_ index: Int) -> String { file.tokens.indices.contains(index) ? file.tokens[index].name : "" }
    return indices.filter { file.tokens[$0].kind == .identifier }.compactMap { index in
      let name = word(index)
      if name.hasSuffix("ViewController") && name.first?.isUppercase == true {
        return finding(.noViewController, index, "\(type.name), by its name a \(role), names \(name)")
      }
      if SourceMeasure.isOfUIKit(name) {
        return finding(.freeOfUIKit, index, "\(type.name), by its name a \(role), names \(name)")
      }
      let isCall = word(index - 1) == "." && word(index + 1) == "("
      guard navigation.contains(name), isCall, isCallOfUIKit(name, word(index + 2)) else { return nil }
      return finding(.noNavigation, index, "\(type.name), by its name a \(role), calls \(name)")
    }
  }

  /// True if a call is one of UIKit's, and not a method of the app with the same name: UIKit's first argument or label.
  private static func isCallOfUIKit(_ name: String, _ argument: String) -> Bool {
    name != "dismiss" || argument == "animated"
  }

  /// The breaches of the rules about references.
  private static func references(
    of type: TypeDeclaration,
    in file: ScannedFile,
    _ lines: SourceLines
  ) -> [Finding] {
    let properties = type.members.filter { $0.kind == .property && $0.isOfInstances }
    return properties.flatMap { member -> [Finding] in
      let place = Place(file: file.path, line: member.line)
      let isWeak = member.prefix.modifiers.contains { $0.hasPrefix("weak") || $0.hasPrefix("unowned") }
      let isOutlet = member.prefix.has("IBOutlet")
      if isWeak && !isOutlet && !lines.haveComment(near: member.line) {
        return [Finding(rule: .saysWhy, place: place, text: "\(type.name).\(member.name) is weak or unowned")]
      }
      let isDelegate = member.name == "delegate" || member.name.hasSuffix("Delegate")
      let isOptional = member.type.hasSuffix("?") || member.type.hasSuffix("!")
      let isBody = member.signature.contains("{")
      if isDelegate && isOptional && !isWeak && type.keyword == "class" && member.isSettable && !isBody {
        return [Finding(rule: .weakDelegate, place: place, text: "\(type.name).\(member.name) holds its delegate")]
      }
      return []
    }
  }

  private static func role(of type: String) -> String? {
    roles.first { type.hasSuffix($0) }
  }
}

/// The lines of a file.
private struct SourceLines {
  private let lines: [Substring]

  init(_ file: ScannedFile) {
    lines = file.text(0..<file.scalars.count).lines
  }

  /// True if a comment stands on a line or on the one before it.
  func haveComment(near line: Int) -> Bool {
    guard lines.indices.contains(line - 1) else { return false }
    let before = line >= 2 ? lines[line - 2].drop { $0 == " " || $0 == "\t" } : ""
    return lines[line - 1].contains("//") || before.hasPrefix("//") || before.hasPrefix("*") || before.hasPrefix("/*")
  }
}
