import Foundation

/// A JSON value; a missing one is `null`.
enum JSON: Codable, Sendable, Equatable {
  case null
  case truth(Bool)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let truth = try? container.decode(Bool.self) {
      self = .truth(truth)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSON].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  /// The value as JSON text.
  var file: String { get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) } }

  /// Reads a text; `null` if it is not JSON.
  init(parsing text: String) {
    self = (try? JSONDecoder().decode(JSON.self, from: Data(text.utf8))) ?? .null
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .truth(let truth): try container.encode(truth)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    case .object(let members): try container.encode(members)
    }
  }

  subscript(key: String) -> JSON { members[key] ?? .null }
  subscript(index: Int) -> JSON { list.indices.contains(index) ? list[index] : .null }

  var members: [String: JSON] { if case .object(let members) = self { members } else { [:] } }
  var list: [JSON] { if case .list(let list) = self { list } else { [] } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var truth: Bool? { if case .truth(let truth) = self { truth } else { nil } }
  var texts: [String] { list.compactMap(\.text) }

  /// Returns the value at a JSON pointer.
  func at(_ pointer: String) -> JSON {
    pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().reduce(self) { value, key in
      let key = key.replacing("~1", with: "/").replacing("~0", with: "~")
      if case .list = value { return Int(key).map { value[$0] } ?? .null }
      return value[String(key)]
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral
{
  init(stringLiteral text: String) { self = .text(text) }
  init(integerLiteral number: Int) { self = .number(Double(number)) }
  init(floatLiteral number: Double) { self = .number(number) }
  init(booleanLiteral truth: Bool) { self = .truth(truth) }
  init(arrayLiteral elements: JSON...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
