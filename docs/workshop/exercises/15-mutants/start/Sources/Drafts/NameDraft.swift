import Foundation

/// A user's name while it is edited.
protocol Draft {
  /// Starts with the stored name in the field.
  init(name: String)
  /// The text in the field.
  var text: String { get set }
  /// The name as stored.
  var name: String { get }
  /// Takes over a name stored meanwhile; what a person has typed in the field stays.
  mutating func renamed(to name: String)
  /// The name to store: the text without white space around it.
  func validated() throws -> String
}

/// The reason for which a draft is not a name.
enum InvalidName: Error {
  /// There is nothing but white space.
  case empty
}

/// The correct draft.
struct NameDraft: Draft {
  var text: String
  private(set) var name: String

  init(name: String) {
    self.name = name
    text = name
  }

  mutating func renamed(to name: String) {
    if text == self.name || trimmed == name {
      text = name
    }
    self.name = name
  }

  func validated() throws -> String {
    guard !trimmed.isEmpty else { throw InvalidName.empty }
    return trimmed
  }

  private var trimmed: String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
