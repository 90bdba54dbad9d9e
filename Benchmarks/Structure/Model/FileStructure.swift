/// A source file of a module.
public struct FileStructure: Sendable, Encodable {
  /// The path below the module's folder, such as `UserList/UserListView.swift`.
  public let path: String
  /// The folder that it lies in; `nil` at the module's root.
  public let component: String?
  /// The role that its name says; see ``RoleNames``.
  public let role: String
  /// Lines with code on them: neither blank nor only comment.
  public let lines: Int
  /// The modules that it imports.
  public let imports: [String]
  /// The module's types that it names or whose values it uses, its own left out.
  public let uses: [String]
  /// Whether it imports no module of the user interface: the documents' test.
  public let isInterfaceFreeByImport: Bool
  /// Whether no type of the user interface, nor a type derived from one, occurs in it, be it by inference.
  public let isInterfaceFreeByDependency: Bool
}
