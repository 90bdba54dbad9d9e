/// Suggestions for a word that is not known.
enum Suggestion {
  /// Returns `; did you mean X?` if one of the words is close to the one typed, otherwise a hint to a place to look.
  static func after(_ word: String, among known: [String], quote: String = "", or place: String) -> String {
    closest(to: word, among: known).map { "; did you mean \(quote)\($0)\(quote)?" } ?? "; \(place)"
  }

  /// Returns the word that needs the fewest edits, if these are few: at most one in three letters.
  static func closest(to word: String, among known: [String]) -> String? {
    let typed = Array(word.lowercased())
    let distances = known.map { ($0, distance(typed, Array($0.lowercased()))) }
    guard let best = distances.min(by: { $0.1 < $1.1 }), best.1 <= max(1, typed.count / 3), best.1 < typed.count else {
      return nil
    }
    return best.0
  }

  /// The number of letters to insert, delete, replace, or swap with the next one (Damerau and Levenshtein).
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var rows = [Array(0...other.count)]
    for i in 1..<(one.count + 1) {
      var row = [i]
      for j in 1..<(other.count + 1) {
        let replaced = rows[i - 1][j - 1] + (one[i - 1] == other[j - 1] ? 0 : 1)
        var least = min(replaced, rows[i - 1][j] + 1, row[j - 1] + 1)
        if i > 1, j > 1, one[i - 1] == other[j - 2], one[i - 2] == other[j - 1] {
          least = min(least, rows[i - 2][j - 2] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[one.count][other.count]
  }
}
