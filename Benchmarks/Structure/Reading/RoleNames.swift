/// Finds the role of a file or a type by its name.
///
/// A name that ends with one of the architecture's roles has it, the longest if there are several; one that ends with
/// `App` is the composition root. Another type has its file's role. A file named otherwise is a role of its own, called
/// as the file without its component: `Contract` for `UserList/UserListContract.swift`.
public struct RoleNames {
  private let roles: [String]

  /// Takes an architecture's roles.
  public init(_ roles: [String]) {
    self.roles = (roles + ["App"]).sorted { $0.count > $1.count }
  }

  /// The role of a file, given its path below the module's folder.
  public func role(ofFile path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    let name = String(parts.last?.prefix { $0 != "." && $0 != "+" } ?? "")
    if let role = role(in: name) { return role }
    guard parts.count > 1, name.hasPrefix(parts[0]), name != parts[0] else { return name }
    return String(name.dropFirst(parts[0].count))
  }

  func role(ofType name: String, inFile path: String) -> String {
    role(in: name) ?? role(ofFile: path)
  }

  private func role(in name: String) -> String? {
    roles.first { name.hasSuffix($0) }
  }
}
