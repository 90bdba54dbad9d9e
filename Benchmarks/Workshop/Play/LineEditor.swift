import Foundation
import Texts

/// The line that a person edits in a terminal, fed byte by byte: typed text, history, completion.
struct LineEditor {
  /// The effect of a byte.
  enum Effect: Equatable {
    /// Nothing visible.
    case none
    /// A character at the end of the line, as text to write.
    case append(String)
    /// The line has changed and must be drawn again.
    case redraw
    /// Several lines are possible.
    case choices([String])
    /// The line is complete.
    case line(String)
    /// The person wants to stop the program for a while.
    case suspend
    /// The person wants to end the program.
    case end
  }

  /// The line so far.
  private(set) var text: [Character] = []
  /// The index at which the next character is inserted.
  private(set) var cursor = 0
  private var history: [String] = []
  private var place = 0
  private var pending: [UInt8] = []
  private var sequence: [UInt8]?

  /// Takes a byte as a terminal sends it. Bytes that are neither a character nor a known key change nothing.
  mutating func feed(_ byte: UInt8, completions: (String) -> [String]) -> Effect {
    if sequence != nil { return feedSequence(byte) }
    switch byte {
    case 0x1B: sequence = []
    case 0x0D, 0x0A: return finish()
    case 0x03: return .end
    case 0x04: return text.isEmpty ? .end : .none
    case 0x09: return complete(completions(String(text)))
    case 0x7F, 0x08: return remove(before: cursor)
    case 0x01: return move(to: 0)
    case 0x05: return move(to: text.count)
    case 0x15: return replace(by: "")
    case 0x1A: return .suspend
    case 0..<0x20: break
    default: return insert(byte)
    }
    return .none
  }

  private mutating func finish() -> Effect {
    let line = String(text)
    if !line.isEmpty, history.last != line { history.append(line) }
    place = history.count
    (text, cursor, pending) = ([], 0, [])
    return .line(line)
  }

  private mutating func insert(_ byte: UInt8) -> Effect {
    pending.append(byte)
    guard let character = String(validating: pending, as: UTF8.self)?.first else {
      // No character has more than four bytes: if four bytes are not one, more will not help.
      if pending.count >= 4 { pending = [] }
      return .none
    }
    pending = []
    let isAtEnd = cursor == text.count
    text.insert(character, at: cursor)
    cursor += 1
    // A joiner is shown as it is only between two characters that it joins.
    return isAtEnd && !text.suffix(2).contains(where: \.isJoiner) ? .append(String(character)) : .redraw
  }

  private mutating func remove(before index: Int) -> Effect {
    guard index > 0 else { return .none }
    text.remove(at: index - 1)
    cursor = index - 1
    return .redraw
  }

  private mutating func move(to index: Int) -> Effect {
    cursor = max(0, min(index, text.count))
    return .redraw
  }

  private mutating func replace(by line: String) -> Effect {
    text = Array(line)
    cursor = text.count
    return .redraw
  }

  private mutating func complete(_ lines: [String]) -> Effect {
    guard let first = lines.first else { return .none }
    let shared = lines.reduce(first) { $0.commonPrefix(with: $1) }
    guard shared.count > text.count || lines.count == 1 else { return .choices(lines) }
    return replace(by: lines.count == 1 && !first.contains(" ") ? first + " " : shared)
  }

  /// Takes the bytes after Escape: `[`, parameters, and the letter or `~` that ends them (ECMA-48).
  private mutating func feedSequence(_ byte: UInt8) -> Effect {
    var bytes = sequence ?? []
    bytes.append(byte)
    sequence = bytes
    guard bytes.count > 1 || byte != UInt8(ascii: "[") && byte != UInt8(ascii: "O") else { return .none }
    guard bytes.count == 1 || (0x40...0x7E).contains(byte) || bytes.count > 8 else { return .none }
    sequence = nil
    switch String(decoding: bytes.dropFirst(), as: UTF8.self) {
    case "A": return recall(place - 1)
    case "B": return recall(place + 1)
    case "C": return move(to: cursor + 1)
    case "D": return move(to: cursor - 1)
    case "H", "1~": return move(to: 0)
    case "F", "4~": return move(to: text.count)
    case "3~": return cursor < text.count ? remove(before: cursor + 1) : .none
    default: return .none
    }
  }

  private mutating func recall(_ index: Int) -> Effect {
    guard index >= 0, index <= history.count else { return .none }
    place = index
    return replace(by: index < history.count ? history[index] : "")
  }
}
