import Foundation

/// The mutants: copies of `NameDraft` with one mistake each.
let mutants: [any Draft.Type] = [
  Mutant1.self, Mutant2.self, Mutant3.self, Mutant4.self, Mutant5.self,
  Mutant6.self, Mutant7.self, Mutant8.self, Mutant9.self,
]

/// Starts with an empty field.
struct Mutant1: Draft {
  var text: String
  private(set) var name: String

  init(name: String) {
    self.name = name
    text = ""
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

/// Forgets that the new name may be the one that was typed.
struct Mutant2: Draft {
  var text: String
  private(set) var name: String

  init(name: String) {
    self.name = name
    text = name
  }

  mutating func renamed(to name: String) {
    if text == self.name {
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

/// Never shows a new name in a field that nobody has edited.
struct Mutant3: Draft {
  var text: String
  private(set) var name: String

  init(name: String) {
    self.name = name
    text = name
  }

  mutating func renamed(to name: String) {
    if trimmed == name {
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

/// Overwrites what was typed.
struct Mutant4: Draft {
  var text: String
  private(set) var name: String

  init(name: String) {
    self.name = name
    text = name
  }

  mutating func renamed(to name: String) {
    text = name
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

/// Does not keep the name that is stored meanwhile.
struct Mutant5: Draft {
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
  }

  func validated() throws -> String {
    guard !trimmed.isEmpty else { throw InvalidName.empty }
    return trimmed
  }

  private var trimmed: String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// Compares with the white space around what was typed.
struct Mutant6: Draft {
  var text: String
  private(set) var name: String

  init(name: String) {
    self.name = name
    text = name
  }

  mutating func renamed(to name: String) {
    if text == self.name || text == name {
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

/// Accepts an empty name.
struct Mutant7: Draft {
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
    return trimmed
  }

  private var trimmed: String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// Accepts a name of nothing but white space.
struct Mutant8: Draft {
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
    guard !text.isEmpty else { throw InvalidName.empty }
    return trimmed
  }

  private var trimmed: String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// Stores the white space around the name.
struct Mutant9: Draft {
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
    return text
  }

  private var trimmed: String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
