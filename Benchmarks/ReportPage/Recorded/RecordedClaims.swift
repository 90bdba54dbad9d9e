/// The documents' claims with their verdicts, read from the page that the command writes.
struct RecordedClaims: Sendable, Encodable {
  struct Claim: Sendable, Encodable {
    let number: String
    let claim: String
    let from: String
    let verdict: String
    /// The ways of measuring, a line each.
    var lines: [String] = []
    /// The figures, row by row, the head first.
    var table: [[String]] = []
  }

  /// The circumstances of the measurement, with its date.
  private(set) var note = ""
  private(set) var claims: [Claim] = []

  /// Reads a page; `nil` if there are no claims on it.
  init?(page: String) {
    var section: Int?
    for line in page.split(separator: "\n").map(String.init) {
      let isNote = !note.isEmpty && claims.isEmpty && !line.hasPrefix("#") && !line.hasPrefix("|")
      if isNote || line.hasPrefix("Measured with") {
        note += note.isEmpty ? line : " \(line)"
      } else if line.hasPrefix("### ") {
        section = claims.firstIndex { $0.number == line.dropFirst(4) }
      } else if let section {
        if line.hasPrefix("- ") { claims[section].lines.append(String(line.dropFirst(2)).replacing("`", with: "")) }
        if line.hasPrefix("|"), !line.hasPrefix("| ---") { claims[section].table.append(Self.cells(line)) }
      } else if let claim = Self.claim(line) {
        claims.append(claim)
      }
    }
    if claims.isEmpty { return nil }
  }

  private static func claim(_ line: String) -> Claim? {
    let cells = cells(line)
    guard cells.count == 4, let number = cells[0].firstMatch(of: /^\[?(\d+[a-z]?)\b/)?.1 else { return nil }
    return Claim(number: String(number), claim: cells[1], from: cells[2], verdict: cells[3])
  }

  private static func cells(_ line: String) -> [String] {
    guard line.hasPrefix("|"), line.hasSuffix("|") else { return [] }
    return line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map {
      String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}
