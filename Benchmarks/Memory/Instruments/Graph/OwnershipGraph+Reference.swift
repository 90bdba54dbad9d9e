extension OwnershipGraph {
  /// The prefix of the name of a reference that a closure keeps.
  public static let closurePrefix = "closure captured by "

  /// A reference as it stands in the code: one line of code makes it strong or weak, in all instances.
  public struct Reference: Sendable, Hashable, Codable, Comparable, CustomStringConvertible {
    /// The name: `Type.field`, `Type.field[]` or `closure captured by Type.field`.
    public let label: String
    /// The place in the code of the closure that captured it; `nil` if it is not a capture, or if that is not known.
    public let place: String?
    /// The type of the captured object; `nil` if it is not a capture.
    public let captured: String?

    /// Names a reference.
    public init(_ label: String, place: String? = nil, captured: String? = nil) {
      self.label = label
      self.place = place
      self.captured = captured
    }

    /// The name; for a capture, also the captured type and the closure's place.
    public var description: String {
      let details = [captured, place].compactMap(\.self)
      return details.isEmpty ? label : "\(label) (\(details.joined(separator: ", in ")))"
    }

    /// Orders references by name, place and captured type.
    public static func < (left: Reference, right: Reference) -> Bool {
      (left.label, left.place ?? "", left.captured ?? "") < (right.label, right.place ?? "", right.captured ?? "")
    }
  }

  /// Returns the reference in the code that one on the heap is an instance of.
  func reference(_ edge: Edge) -> Reference {
    guard edge.isCapture else { return Reference(edge.label) }
    return Reference(edge.label, place: edge.place, captured: TypeName.short(nodes[edge.target].type))
  }

  /// Returns true if a reference leads to an instance, and could be weak: storage and closures belong to their holders.
  func leadsToInstance(_ edge: Edge) -> Bool {
    nodes[edge.target].kind == .instance
  }
}

extension OwnershipGraph.Edge {
  /// True if a closure keeps it.
  var isCapture: Bool { label.hasPrefix(OwnershipGraph.closurePrefix) }
  /// True if a collection keeps it.
  var isElement: Bool { label.hasSuffix("[]") }
}
