/// A declaration that other files can name: what somebody reads who uses it.
struct Declaration: Sendable, Equatable {
  /// The name; `init` for an initialiser.
  let name: Substring
  /// The type that it is a member of; `nil` at the top of a file.
  let owner: Substring?
  /// True if other modules can name it, too.
  let isPublic: Bool
  /// The labels that every call of a function or initialiser has: not those of closures, which may trail, nor those with
  /// defaults.
  let labels: Set<Substring>
  /// The tokens up to the brace that opens a body, or to the end of the line; attributes and modifiers included.
  let head: [Substring]

  /// The name with its type, such as `UserDetailsOutlets.nameField`.
  var fullName: String { (owner.map { "\($0)." } ?? "") + name }
}
