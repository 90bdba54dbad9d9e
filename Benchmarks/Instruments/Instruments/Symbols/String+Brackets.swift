extension StringProtocol where SubSequence == Substring {
  /// The parts between separators that lie in no brackets.
  func split(outsideBracketsBy separator: String) -> [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    var depth = 0
    var place = startIndex
    while place < endIndex {
      if depth == 0, self[place...].hasPrefix(separator) {
        parts.append(self[start..<place])
        place = index(place, offsetBy: separator.count)
        start = place
        continue
      }
      if "([{<".contains(self[place]) { depth += 1 }
      // An arrow is not a bracket.
      if ")]}>".contains(self[place]), !self[..<place].hasSuffix("-") { depth -= 1 }
      place = index(after: place)
    }
    return parts + [self[start...]]
  }
}
