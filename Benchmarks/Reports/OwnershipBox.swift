import Instruments
import Ownership

/// An object that an ownership drawing has a box for.
struct OwnershipBox {
  /// What it is, in the order in which boxes are drawn.
  enum Kind: Int, Comparable {
    case app, interface, role, repository

    static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  let kind: Kind
  var name: String
  /// The component it belongs to, such as `UserList`; empty if none.
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

  /// The boxes with the second of a name called `Name2`, and so on.
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
  /// Which objects have a box.
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

    /// Whether an object is the architecture's own.
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
