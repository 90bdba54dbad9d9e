import Instruments

/// An object with a box in an ownership drawing.
struct OwnershipBox {
  /// The kind of a box, in the order of drawing.
  enum Kind: Int, Comparable {
    case app, interface, role, repository

    static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  let kind: Kind
  var name: String
  /// The component to which it belongs, such as `UserList`; empty if none.
  var component = ""
  /// The place of its role among the architecture's roles.
  var rank = 0

  /// The box as Mermaid declares it.
  var shape: String {
    switch kind {
    case .app, .role: "\(name)[\(name)]"
    case .interface: "\(name)([\(name)])"
    case .repository: "\(name)[(\(name))]"
    }
  }

  /// Returns the boxes with equal names numbered: the second is `Name2`, and so on.
  static func numbered(_ boxes: [OwnershipBox]) -> [OwnershipBox] {
    var counts: [String: Int] = [:]
    return boxes.map { box in
      var box = box
      counts[box.name, default: 0] += 1
      if let count = counts[box.name], count > 1 { box.name += "\(count)" }
      return box
    }
  }

  /// The type's name without its module and its arguments: `Observable.Observer`.
  static func plainName(_ node: OwnershipGraph.Node) -> String {
    var depth = 0
    let plain = node.type.filter { character in
      if character == "<" { depth += 1 }
      if character == ">" { depth -= 1 }
      return depth == 0 && character != ">"
    }
    return plain.split(separator: ".").dropFirst().joined(separator: ".")
  }
}

extension OwnershipBox {
  /// The rule that gives objects a box.
  struct Boxing {
    private let module: String
    private let ranks: [String: Int]
    private let roles: [String]

    init(module: String, roles: [String]) {
      self.module = module
      ranks = Dictionary(roles.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
      // Longest first: a `UserListViewController` is no `Controller`.
      self.roles = roles.sorted { ($1.count, $0) < ($0.count, $1) }
    }

    /// Tells if the architecture's module declares an object's type.
    func isOwn(_ node: OwnershipGraph.Node) -> Bool { node.type.hasPrefix("\(module).") }

    func box(_ node: OwnershipGraph.Node) -> OwnershipBox? {
      let name = OwnershipBox.plainName(node)
      switch node.type {
      case "HeadlessUIKit.UIWindow", "HeadlessUIKit.UINavigationController":
        return OwnershipBox(kind: .interface, name: name)
      case "Users.LiveUsersRepository": return OwnershipBox(kind: .repository, name: name)
      default:
        guard isOwn(node) else { return nil }
        if name.hasSuffix("App") { return OwnershipBox(kind: .app, name: name) }
        guard let role = roles.first(where: name.hasSuffix) else { return nil }
        let component = String(name.dropLast(role.count))
        return OwnershipBox(kind: .role, name: name, component: component, rank: ranks[role] ?? 0)
      }
    }
  }
}

extension OwnershipDrawing {
  /// The reference from one box to another.
  struct Arrow {
    let source: Int
    let target: Int
    let strength: OwnershipGraph.Strength
    private let edges: [OwnershipGraph.Edge]

    /// True if the reference is strong.
    var isStrong: Bool { strength == .strong }

    /// Returns the arrows of a graph: the strongest references between each two.
    static func all(of graph: OwnershipGraph) -> [Arrow] {
      let held = Set(
        graph.edges.filter {
          $0.strength == .strong && ["children", "loadedView", "rootViewController"].contains($0.field)
        }
        .map { [$0.source, $0.target] }
      )
      let told = graph.edges.filter { edge in
        // Leaves out UIKit's reference back from a child to its parent.
        edge.strength == .strong || !["parent", "viewController", "superview", "window"].contains(edge.field)
          || !held.contains([edge.target, edge.source])
      }
      return Dictionary(grouping: told) { [$0.source, $0.target] }.values.compactMap { edges in
        let strongest = [.strong, .unowned, .weak].first { strength in edges.contains { $0.strength == strength } }
        return strongest.map { strength in
          Arrow(edges[0].source, edges[0].target, strength, edges.filter { $0.strength == strength })
        }
      }
    }

    private init(
      _ source: Int,
      _ target: Int,
      _ strength: OwnershipGraph.Strength,
      _ edges: [OwnershipGraph.Edge]
    ) {
      self.source = source
      self.target = target
      self.strength = strength
      self.edges = edges
    }

    func mermaid(_ boxes: [OwnershipBox]) -> String {
      let label = label(boxes)
      let arrow = strength == .strong ? "-->" : strength == .weak ? "-.->" : "-.-o"
      return "\(boxes[source].name) \(arrow)\(label.isEmpty ? "" : "|\(label)|") \(boxes[target].name)"
    }

    /// The name of one of the fields; empty if the target's name ends with it: `presenter` for `UserListPresenter`.
    func label(_ boxes: [OwnershipBox]) -> String {
      let (source, target) = (boxes[self.source].name, boxes[self.target].name)
      let names = Set(
        edges.map { edge in
          guard edge.isClosure else { return edge.field }
          return edge.label == "\(OwnershipGraph.closurePrefix)\(source).\(edge.field)"
            ? "\(edge.field) closure" : "closure"
        }
      )
      let isObvious = names.contains { target.lowercased().hasSuffix($0.lowercased()) }
      return isObvious ? "" : names.min() ?? ""
    }
  }
}

extension OwnershipGraph.Edge {
  fileprivate var isClosure: Bool { label.hasPrefix(OwnershipGraph.closurePrefix) }

  /// The holder's field: `injected` for `DashboardRouter.injected.values[]`, `repository` if a wrapper holds it.
  fileprivate var field: String {
    let name = isClosure ? label.dropFirst(OwnershipGraph.closurePrefix.count) : label[...]
    let field = name.split(separator: ".").first { $0.first?.isUppercase == false } ?? ""
    return String(field.drop { $0 == "_" }.prefix { $0 != "[" })
  }
}
