/// A rule that every architecture has, checked in any module by the names of its types: `…ViewModel`, `…Presenter`.
public enum StructureRule: String, Sendable, CaseIterable, Encodable {
  /// A role that must be free of the user interface neither imports it nor uses a type of it.
  case isFreeOfInterface = "a role that is to be free of the user interface names none of its types"
  /// A role below the view shows and removes no screen.
  case doesNotNavigate = "only views, coordinators and routers change screens"
  /// A weak or unowned reference has a comment.
  case saysWhy = "a weak or unowned reference says why, in a comment above"
  /// A component names no type of another one.
  case keepsToItself = "a component names no type of another; coordinators, routers and the like may"

  /// The roles that are to be free of the user interface unless others are given, and that change no screens.
  public static let rolesBelowTheView = [
    "ViewModel", "Presenter", "Interactor", "UseCase", "Entity", "Model", "Worker", "Repository",
  ]
  /// The roles that lead from one component to another, so that they name both.
  static let leadingRoles = [
    "Coordinator", "Router", "Wireframe", "Navigator", "Factory", "ViewFactory", "Builder", "Assembly", "App",
    "AppDelegate", "SceneDelegate",
  ]
}

/// A place in which a rule is broken.
public struct RuleBreach: Sendable, Equatable, Encodable {
  /// The file, as a path below the module's folder.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The breach in words.
  public let text: String
}

/// The result of checking a rule in a module.
public struct RuleFindings: Sendable, Equatable, Encodable {
  /// The rule.
  public let rule: StructureRule
  /// The kind of what it is about, such as `types`.
  public let subject: String
  /// The number of what it is about; if that is 0, there was nothing to check.
  public internal(set) var subjects: Int
  /// The breaches, in the order of files and lines.
  public internal(set) var breaches: [RuleBreach] = []
}
