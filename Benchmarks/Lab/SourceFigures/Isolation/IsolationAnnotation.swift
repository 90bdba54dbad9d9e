import Command

/// An annotation that says on which actor a declaration is.
public struct IsolationAnnotation: Sendable, Hashable, Encodable {
  /// The kind of declaration that is annotated.
  public enum Target: String, Sendable, Encodable {
    /// A protocol: those who conform to it are isolated by it.
    case `protocol`
    /// A class, a structure or an enumeration.
    case type
    /// An extension of another module's type.
    case `extension`
    /// A member that must not be isolated.
    case member
  }

  /// The file, as a path below the module's folder.
  public let path: String
  /// The declaration's name.
  public let name: String
  /// The kind of declaration.
  public let target: Target
  /// The place in the sources without annotations, in bytes.
  let start: Int

  /// The words of the annotation.
  public var word: String { target == .member ? "nonisolated" : "@MainActor" }

  /// The bytes that it adds.
  var inserted: [UInt8] { Array("\(word) ".utf8) }

  private enum CodingKeys: String, CodingKey {
    case path, name, target
  }
}
