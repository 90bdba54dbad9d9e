import Command

/// An error or a warning of the compiler at a place in a module's sources.
public struct Diagnostic: Sendable, Hashable, Encodable {
  /// A place and what the compiler notes about it.
  public struct Note: Sendable, Hashable, Encodable {
    /// The file, as a path below the module's folder.
    public let path: String
    /// The line, counted from 1.
    public let line: Int
    /// The column in bytes, counted from 1.
    public let column: Int
    /// The compiler's words.
    public let text: String
  }

  /// The place and the message.
  public let place: Note
  /// True if it is an error; otherwise it is a warning.
  public let isError: Bool
  /// The notes of the compiler about it.
  public private(set) var notes: [Note] = []

  /// Reads the compiler's messages about files in a folder, in the order of the places and each once.
  static func all(in text: String, folder: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix(folder + "/") {
      let rest = line.dropFirst(folder.utf8.count + 1)
      guard let match = rest.firstMatch(of: #/^(.+?\.swift):(\d+):(\d+): (error|warning|note): (.*)$/#),
        let line = Int(match.2), let column = Int(match.3)
      else { continue }
      let note = Note(path: String(match.1), line: line, column: column, text: String(match.5))
      if match.4 == "note" {
        if !found.isEmpty { found[found.count - 1].notes.append(note) }
      } else {
        found.append(Diagnostic(place: note, isError: match.4 == "error"))
      }
    }
    return inOrder(found)
  }

  /// Returns diagnostics in the order of their places, and each once.
  static func inOrder(_ found: [Diagnostic]) -> [Diagnostic] {
    Dictionary(found.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first }).values
      .sorted { $0.place.order < $1.place.order }
  }

  /// The names that the message has in quotation marks.
  var names: [String] { place.text.matches(of: #/'([^']+)'/#).map { String($0.1) } }
}

extension Diagnostic.Note {
  fileprivate var order: (String, Int, Int, String) { (path, line, column, text) }
}
