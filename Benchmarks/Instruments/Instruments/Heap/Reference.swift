import Ownership

/// A reference found in memory: from where in its holder, to which address.
struct Reference {
  let target: UInt
  /// The way from the holder; empty for elements and captures.
  let field: FieldPath
  let strength: OwnershipGraph.Strength
  /// Whether it is known to lead to a closure's context or to a box, which their metadata does not tell apart.
  var role: OwnershipGraph.Kind?
  /// The type of the value in the box that it leads to, where that is known.
  var content: String?
  /// Where the code of the closure is that it leads to, if it leads to one.
  var function: UInt?
}

/// The way from an object to a value within it, such as `state.delegate`.
struct FieldPath {
  /// An element or a capture, which has no name.
  static let none = FieldPath(text: "", module: nil)

  let text: String
  /// The module that declares the last field.
  let module: String?
}
