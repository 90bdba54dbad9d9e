import Foundation

/// A user's name while it is edited: the stored name, and the text in the field.
///
///     var draft = NameDraft(name: "Grace Hopper")
///     draft.text = " Amazing Grace "
///     print(try draft.validated())  // Amazing Grace
public struct NameDraft: Hashable, Sendable {
  /// The text in the field.
  public var text: String
  /// The name as stored.
  public private(set) var name: String

  /// Starts with the stored name in the field.
  public init(name: String) {
    self.name = name
    text = name
  }

  /// Takes over a name stored meanwhile; what a person has typed in the field stays.
  public mutating func renamed(to name: String) {
    if text == self.name || trimmed == name {
      text = name
    }
    self.name = name
  }

  /// The name to store: the text without white space around it.
  ///
  /// - Throws: ``Invalid/empty`` if nothing is left.
  public func validated() throws(Invalid) -> String {
    guard !trimmed.isEmpty else { throw .empty }
    return trimmed
  }

  private var trimmed: String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension NameDraft {
  /// The reason for which a draft is not a name.
  public enum Invalid: Error, Hashable, Sendable {
    /// There is nothing but white space.
    case empty

    /// The message for a person.
    public var text: String {
      switch self {
      case .empty: "Name can't be empty"
      }
    }
  }
}
