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
}
