/// Finds the role of a file or a type by its name.
///
/// A name that ends with one of the architecture's roles has it, the longest if there are several; one that ends with
/// `App` is the composition root. Another type has its file's role. A file named otherwise is a role of its own, called
/// as the file without its component: `Contract` for `UserList/UserListContract.swift`.
public struct RoleNames {
  /// The role of what has none, in a module whose roles nobody has declared.
  static let none = "other"

  private let roles: [String]
  private let isDeclared: Bool

  /// Takes an architecture's roles.
  public init(_ roles: [String]) {
    self.init(roles, isDeclared: true)
  }

  /// Takes a module's types, and finds its roles: the last words of names that several types have.
  ///
  /// `View`, `Use` and `Data` before a last word belong to it: `ViewModel`, `UseCase`, `DataSource`.
  ///
  /// - Parameter known: words that are roles even if only one type's name ends with them.
  init(foundIn types: [String], known: [String]) {
    let found = Dictionary(grouping: types.compactMap(Self.lastWord)) { $0 }.filter { $0.value.count > 1 }
    self.init(Set(found.keys).union(known).sorted(), isDeclared: false)
  }

  private init(_ roles: [String], isDeclared: Bool) {
    self.roles = (roles + ["App"]).sorted { ($1.count, $0) < ($0.count, $1) }
    self.isDeclared = isDeclared
    declared = roles
  }

  /// The roles in the order in which they were declared or found.
  let declared: [String]

  /// The role of a file, given its path below the module's folder.
  public func role(ofFile path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    let name = String(parts.last?.prefix { $0 != "." && $0 != "+" } ?? "")
    if let role = role(in: name) { return role }
    guard isDeclared else { return Self.none }
    guard parts.count > 1, name.hasPrefix(parts[0]), name != parts[0] else { return name }
    return String(name.dropFirst(parts[0].count))
  }

  /// Returns the role of a type: its own, or its file's.
  ///
  /// - Parameters:
  ///   - name: the name of the type.
  ///   - path: the file's path below the module's folder.
  public func role(ofType name: String, inFile path: String) -> String {
    role(in: name) ?? role(ofFile: path)
  }

  private func role(in name: String) -> String? {
    roles.first { name.hasSuffix($0) }
  }

  /// Returns the last word of a name such as `UserListViewModel`; `nil` if it is one word.
  private static func lastWord(_ name: String) -> String? {
    let words = name.matches(of: #/[A-Z](?:[A-Z]*(?![a-z])|[^A-Z]*)/#).map { String($0.output) }
    guard words.count > 1, let last = words.last else { return nil }
    let before = words[words.count - 2]
    return ["View", "Use", "Data"].contains(before) ? before + last : last
  }
}
