/// Finds the pieces that two texts have in common, wherever they stand: greedy string tiling, after Wise (1993), as the
/// plagiarism detector JPlag uses it.
///
/// The longest common piece is taken first, then the longest of what is left, down to a least length. A token belongs to
/// one piece at most, so that a piece which stands once in one text covers one place of the other.
struct GreedyTiling {
  /// The tokens of the first text that belong to a common piece.
  private(set) var isCommonInFirst: [Bool]
  /// The tokens of the second text that belong to a common piece.
  private(set) var isCommonInSecond: [Bool]

  private struct Match {
    let first: Int
    let second: Int
  }

  /// Compares two texts.
  ///
  /// - Parameters:
  ///   - first: a number for each token; a number that the other text does not have ends every piece.
  ///   - second: the same of the other text.
  ///   - least: the least length of a piece, in tokens.
  init(_ first: [Int], _ second: [Int], atLeast least: Int) {
    isCommonInFirst = Array(repeating: false, count: first.count)
    isCommonInSecond = Array(repeating: false, count: second.count)
    var matches = Self.matches(first, second, least)
    for length in stride(from: matches.count - 1, through: least, by: -1) {
      // What is left of a longer piece comes after those of this length.
      for match in matches[length] {
        let runs = free(match, length)
        if runs.first == 0..<length {
          mark(match, length)
        } else {
          for run in runs where run.count >= least {
            let rest = Match(first: match.first + run.lowerBound, second: match.second + run.lowerBound)
            matches[run.count].append(rest)
          }
        }
      }
    }
  }

  /// The number of tokens in common pieces.
  var count: Int { isCommonInFirst.count { $0 } }

  /// The common pieces that cannot be made longer, by length.
  private static func matches(_ first: [Int], _ second: [Int], _ least: Int) -> [[Match]] {
    var places: [Int: [Int]] = [:]
    for (place, hash) in hashes(first, least).enumerated() { places[hash, default: []].append(place) }
    var matches: [[Match]] = Array(repeating: [], count: min(first.count, second.count) + 1)
    for (place, hash) in hashes(second, least).enumerated() {
      for start in places[hash] ?? [] {
        if start > 0 && place > 0 && first[start - 1] == second[place - 1] { continue }
        var length = 0
        while start + length < first.count, place + length < second.count,
          first[start + length] == second[place + length]
        {
          length += 1
        }
        // Two texts may have a hash in common.
        if length >= least { matches[length].append(Match(first: start, second: place)) }
      }
    }
    return matches
  }

  /// The hash of the piece of some length at each place.
  private static func hashes(_ text: [Int], _ length: Int) -> [Int] {
    guard text.count >= length, length > 0 else { return [] }
    let base = 1_000_003
    let outermost = (1..<length).reduce(1) { power, _ in power &* base }
    var hash = text[..<length].reduce(0) { $0 &* base &+ $1 }
    var hashes = [hash]
    for place in length..<text.count {
      hash = (hash &- text[place - length] &* outermost) &* base &+ text[place]
      hashes.append(hash)
    }
    return hashes
  }

  /// The parts of a piece that belong to no other, from its beginning on.
  private func free(_ match: Match, _ length: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for offset in 0...length {
      let isFree =
        offset < length && !isCommonInFirst[match.first + offset] && !isCommonInSecond[match.second + offset]
      if isFree { continue }
      if start < offset { runs.append(start..<offset) }
      start = offset + 1
    }
    return runs
  }

  private mutating func mark(_ match: Match, _ length: Int) {
    for offset in 0..<length {
      isCommonInFirst[match.first + offset] = true
      isCommonInSecond[match.second + offset] = true
    }
  }
}
