/// The words of a line: names and numbers, signs one by one, and rows of spaces.
enum Words {
  /// Splits a line.
  static func all(of line: Substring) -> [Substring] {
    var words: [Substring] = []
    var rest = line
    while let first = rest.first {
      let word =
        switch first {
        case let part where part.isLetter || part.isNumber || part == "_":
          rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        case " ": rest.prefix { $0 == " " }
        default: rest.prefix(1)
        }
      words.append(word)
      rest = rest[word.endIndex...]
    }
    return words
  }

  /// Returns a line with both sides' changes; `nil` where both change the same words, or one adds next to words that the
  /// other removes.
  static func merged(_ old: Substring, _ ours: Substring, _ theirs: Substring) -> Substring? {
    let base = all(of: old)
    var edits: [Edit<Substring>] = []
    for place in MeetingPlace.all(Edit.from(base, to: all(of: ours)), Edit.from(base, to: all(of: theirs))) {
      if place.ours.isEmpty || place.theirs.isEmpty {
        edits += place.ours + place.theirs
      } else if place.lines(of: base, with: place.ours) == place.lines(of: base, with: place.theirs) {
        edits += place.ours
      } else if place.bothAdd && place.range.isEmpty {
        // The first two arguments of a list that was empty.
        let isFirst = base[..<place.range.lowerBound].last == "(" && base[place.range.lowerBound...].first == ")"
        let comma: [Substring] = isFirst ? [",", " "] : []
        edits.append(Edit(range: place.range, new: place.ours.flatMap(\.new) + comma + place.theirs.flatMap(\.new)))
      } else {
        return nil
      }
    }
    return Substring(Edit.applied(edits, to: base).joined())
  }

  /// True if at least half of a line's words stand in another one, too.
  static func areAlike(_ old: Substring, _ new: Substring) -> Bool {
    let (words, others) = (Set(all(of: old)), Set(all(of: new)))
    return 2 * words.intersection(others).count >= words.count
  }
}
