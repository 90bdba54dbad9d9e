/// Objects and the references between them.
public struct OwnershipGraph: Sendable, Hashable, Codable {
  /// The kind of an object.
  public enum Kind: String, Sendable, Codable {
    /// An instance of a class.
    case instance
    /// The context of a closure, with its captures.
    case closure
    /// A variable that closures share, or a value too large to be kept inline.
    case box
    /// The storage of an array, set or dictionary.
    case buffer
    /// Something that the runtime made, such as a task.
    case other
  }

  /// The strength of a reference.
  public enum Strength: String, Sendable, Codable {
    /// Keeps the object alive.
    case strong
    /// Does not keep the object alive, and then becomes `nil`.
    case weak
    /// Does not keep the object alive, and must not be used afterwards.
    case unowned
  }

  /// An object.
  public struct Node: Sendable, Hashable, Codable {
    /// Its type with module, such as `MVC.DashboardViewController`, or `closure context`.
    public let type: String
    /// The kind of the object.
    public let kind: Kind
    /// The size in bytes.
    public let bytes: Int
    /// The age: an older object has a smaller number.
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
    /// The holder's place among the nodes.
    public let source: Int
    /// The target's place among the nodes.
    public let target: Int
    /// The name: `Type.field`, `Type.field[]` or `closure captured by Type.field`.
    public let label: String
    /// The strength.
    public let strength: Strength
    /// The place in the code of the closure that captured it, such as `closure 1 in View.load()`; `nil` if not known.
    public let place: String?
    /// The module that declares the reference; `nil` if that is not known.
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
    /// The held object's place among the nodes.
    public let node: Int
    /// The name, such as `the window` or a global variable's name.
    public let name: String

    /// Describes a root.
    public init(_ node: Int, _ name: String) {
      self.node = node
      self.name = name
    }
  }

  /// The objects; references and roots name them by their places here.
  public let nodes: [Node]
  /// The references.
  public let edges: [Edge]
  /// The roots, which hold objects from outside the heap.
  public let roots: [Root]

  /// Makes a graph.
  public init(nodes: [Node], edges: [Edge], roots: [Root] = []) {
    self.nodes = nodes
    self.edges = edges
    self.roots = roots
  }
}

extension OwnershipGraph.Node {
  /// True if its type is the standard library's or Foundation's.
  public var isLibrary: Bool { TypeName.isLibrary(type) }
}
