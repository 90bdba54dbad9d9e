extension OwnershipGraph {
  /// What the name of a reference that a closure keeps begins with.
  public static let closurePrefix = "closure captured by "

  /// A reference as it stands in the code: what one line of code makes strong or weak, in all instances.
  public struct Reference: Sendable, Hashable, Codable, Comparable, CustomStringConvertible {
    /// What a person calls it: `Type.field`, `Type.field[]` or `closure captured by Type.field`.
    public let label: String
    /// Where the closure is written that has captured it; `nil` if it is not a capture, or that is not known.
    public let place: String?
    /// The type of what the closure has captured; `nil` if it is not a capture.
    public let captured: String?

    /// Names a reference.
    public init(_ label: String, place: String? = nil, captured: String? = nil) {
      self.label = label
      self.place = place
      self.captured = captured
    }

    /// The name, and for a capture what is captured where.
    public var description: String {
      let details = [captured, place].compactMap(\.self)
      return details.isEmpty ? label : "\(label) (\(details.joined(separator: ", in ")))"
    }

    /// In the order of their descriptions.
    public static func < (left: Reference, right: Reference) -> Bool {
      (left.label, left.place ?? "", left.captured ?? "") < (right.label, right.place ?? "", right.captured ?? "")
    }
  }

  /// The reference in the code that one on the heap is an instance of.
  func reference(_ edge: Edge) -> Reference {
    guard edge.isCapture else { return Reference(edge.label) }
    return Reference(edge.label, place: edge.place, captured: TypeName.short(nodes[edge.target].type))
  }

  /// Whether a reference could be weak: storage and closures belong to who holds them, so it leads to an instance.
  func leadsToInstance(_ edge: Edge) -> Bool {
    nodes[edge.target].kind == .instance
  }
}

extension OwnershipGraph.Edge {
  /// Whether a closure keeps it.
  var isCapture: Bool { label.hasPrefix(OwnershipGraph.closurePrefix) }
  /// Whether a collection keeps it.
  var isElement: Bool { label.hasSuffix("[]") }
}
