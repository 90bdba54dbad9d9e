/// A reference found in memory: from where in its holder, to which address.
struct Reference {
  let target: UInt
  /// The way from the holder, such as `state.delegate`; empty for elements and captures.
  let field: String
  let strength: OwnershipGraph.Strength
  /// Whether it is known to lead to a closure's context or to a box, which their metadata does not tell apart.
  var role: OwnershipGraph.Kind?
  /// The type of the value in the box that it leads to, where that is known.
  var content: String?
}
