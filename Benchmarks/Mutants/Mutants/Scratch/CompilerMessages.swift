/// The errors that a compiler's messages name, each with its place.
struct CompilerMessages {
  struct Failure {
    /// The path of the file.
    let path: String
    let line: Int
    let column: Int
    let text: String
  }

  let failures: [Failure]

  init(_ text: String) {
    failures = text.split(separator: "\n").compactMap { line in
      guard let match = line.firstMatch(of: #/^(.+?):(\d+):(\d+): error: (.+)$/#),
        let row = Int(match.2), let column = Int(match.3)
      else { return nil }
      return Failure(path: String(match.1), line: row, column: column, text: String(match.4))
    }
  }

  /// What is wrong, in one line: the first error at a place, or else the first line that speaks of one.
  static func reason(in text: String) -> String {
    if let failure = CompilerMessages(text).failures.first { return failure.text }
    let lines = text.split(separator: "\n").map(String.init)
    return lines.first { $0.contains("error") } ?? lines.first ?? "the compiler does not say why"
  }
}
