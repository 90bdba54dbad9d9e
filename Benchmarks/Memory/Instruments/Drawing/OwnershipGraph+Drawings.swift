extension OwnershipGraph {
  /// The graph for Graphviz: strong references solid, weak ones dashed, unowned ones dotted.
  public var dot: String {
    var lines = ["digraph ownership {", "  rankdir=LR;", "  node [shape=box, fontname=\"sans-serif\"];"]
    for (place, node) in nodes.enumerated() { lines.append("  n\(place) [label=\"\(Self.quoted(node.type))\"];") }
    for (place, root) in roots.enumerated() {
      lines.append("  r\(place) [label=\"\(Self.quoted(root.name))\", shape=plaintext];")
      lines.append("  r\(place) -> n\(root.node);")
    }
    for edge in edges {
      let style = ["style=\(edge.strength.dotStyle)", "label=\"\(Self.quoted(edge.shortLabel))\""]
      lines.append("  n\(edge.source) -> n\(edge.target) [\(style.joined(separator: ", "))];")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  /// The graph for Mermaid: strong references solid, weak ones dashed, unowned ones dotted with a round end.
  public var mermaid: String {
    var lines = ["flowchart LR"]
    for (place, node) in nodes.enumerated() { lines.append("  n\(place)[\"\(Self.quoted(node.type))\"]") }
    for (place, root) in roots.enumerated() {
      lines.append("  r\(place)([\"\(Self.quoted(root.name))\"]) --> n\(root.node)")
    }
    for edge in edges {
      let arrow = "\(edge.strength.mermaidArrow)|\"\(Self.quoted(edge.shortLabel))\"|"
      lines.append("  n\(edge.source) \(arrow) n\(edge.target)")
    }
    for (place, edge) in edges.enumerated() where edge.strength == .weak {
      lines.append("  linkStyle \(place + roots.count) stroke-dasharray:6 4")
    }
    for (place, edge) in edges.enumerated() where edge.strength == .unowned {
      lines.append("  linkStyle \(place + roots.count) stroke-dasharray:1 4")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    text.map { $0 == "\"" ? "'" : String($0) }.joined()
  }
}

extension OwnershipGraph.Edge {
  /// The name without the type, which is drawn already.
  fileprivate var shortLabel: String {
    let prefix = OwnershipGraph.closurePrefix
    let name = label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
    let field = name.split(separator: ".").last.map(String.init) ?? name
    return label.hasPrefix(prefix) ? "closure in \(field)" : field
  }
}

extension OwnershipGraph.Strength {
  fileprivate var dotStyle: String {
    switch self {
    case .strong: "solid"
    case .weak: "dashed"
    case .unowned: "dotted"
    }
  }

  fileprivate var mermaidArrow: String {
    switch self {
    case .strong: "-->"
    case .weak: "-.->"
    case .unowned: "-.-o"
    }
  }
}
