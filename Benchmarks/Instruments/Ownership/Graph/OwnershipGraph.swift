/// Objects and the references between them.
public struct OwnershipGraph: Sendable, Hashable, Codable {
  /// What an object is.
  public enum Kind: String, Sendable, Codable {
    /// An instance of a class.
    case instance
    /// What a closure has captured.
    case closure
    /// A variable that closures share, or a value too large for where it is kept.
    case box
    /// The storage of an array, set or dictionary.
    case buffer
    /// Something that the runtime made, such as a task.
    case other
  }

  /// How a reference holds what it refers to.
  public enum Strength: String, Sendable, Codable {
    /// Keeps it alive.
    case strong
    /// Does not, and becomes `nil`.
    case weak
    /// Does not, and must not be used afterwards.
    case unowned
  }

  /// An object.
  public struct Node: Sendable, Hashable, Codable {
    /// Its type with module, such as `MVC.DashboardViewController`, or `closure context`.
    public let type: String
    /// What it is.
    public let kind: Kind
    /// How large it is.
    public let bytes: Int
    /// Its age: an older object has a smaller number.
    public let serial: Int

    /// Describes an object.
    public init(type: String, kind: Kind = .instance, bytes: Int = 16, serial: Int = 0) {
      self.type = type
      self.kind = kind
      self.bytes = bytes
      self.serial = serial
    }
  }

  /// A reference.
  public struct Edge: Sendable, Hashable, Codable {
    /// The place of who refers among the nodes.
    public let source: Int
    /// The place of what it refers to.
    public let target: Int
    /// What a person calls it: `Type.field`, `Type.field[]` or `closure captured by Type.field`.
    public let label: String
    /// How it holds.
    public let strength: Strength
    /// Where the closure is written that has captured it, such as `closure 1 in View.load()`; `nil` if that is not known.
    public let place: String?
    /// The module that declares it; `nil` if that is not known.
    public let module: String?

    /// Describes a reference.
    public init(
      _ source: Int,
      _ target: Int,
      _ label: String,
      _ strength: Strength = .strong,
      place: String? = nil,
      module: String? = nil
    ) {
      self.source = source
      self.target = target
      self.label = label
      self.strength = strength
      self.place = place
      self.module = module
    }
  }

  /// Something outside the heap that holds an object.
  public struct Root: Sendable, Hashable, Codable {
    /// The place of what it holds.
    public let node: Int
    /// What a person calls it, such as `the window` or a global variable's name.
    public let name: String

    /// Describes a root.
    public init(_ node: Int, _ name: String) {
      self.node = node
      self.name = name
    }
  }

  /// The objects; elsewhere they are meant by their places here.
  public let nodes: [Node]
  /// The references.
  public let edges: [Edge]
  /// What holds objects from outside.
  public let roots: [Root]

  /// Makes a graph.
  public init(nodes: [Node], edges: [Edge], roots: [Root] = []) {
    self.nodes = nodes
    self.edges = edges
    self.roots = roots
  }
}

extension OwnershipGraph.Node {
  /// Whether its type is the standard library's or Foundation's.
  public var isLibrary: Bool { TypeName.isLibrary(type) }
}
