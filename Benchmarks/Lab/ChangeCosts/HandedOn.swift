import Patching

/// The lines of a change that only hand a dependency on: how a dependency arrives is not the architecture.
///
/// A name is handed on in a file if it is a property or a parameter there, and is used for nothing but as an argument under
/// its own label, in `UserDetailsViewFactory(user: user, repository: repository)`. A changed line hands on if nothing is left of it
/// without such names, or if a line, or a block of lines, is as it was without them.
struct HandedOn {
  private let names: Set<Substring>

  /// Finds the names that a file hands on.
  ///
  /// - Parameter text: the file after the change.
  init(in text: String) {
    let tokens = SwiftTokens.of(text.lines)
    var uses: [Substring: (arguments: Int, declarations: Int, others: Int)] = [:]
    for place in tokens.indices where !Self.isLabel(place, tokens) {
      let name = tokens[place]
      if Self.isDeclaration(place, tokens) {
        uses[name, default: (0, 0, 0)].declarations += 1
      } else if Self.isArgument(place, tokens) {
        uses[name, default: (0, 0, 0)].arguments += 1
      } else if !Self.isAssignment(place, tokens) {
        uses[name, default: (0, 0, 0)].others += 1
      }
    }
    names = Set(uses.filter { $1.arguments > 0 && $1.declarations > 0 && $1.others == 0 }.keys)
  }

  /// Counts the lines of code that only hand on, among neighbouring lines that are removed and those that replace them.
  func lines(removed: [Substring], added: [Substring]) -> Int {
    let (removed, added) = (removed.filter(LineCounts.isCode), added.filter(LineCounts.isCode))
    guard !names.isEmpty else { return 0 }
    if !removed.isEmpty, without(removed) == without(added) { return removed.count + added.count }
    var (left, count) = (removed.map { without([$0]) }, 0)
    count += left.count(where: \.isEmpty)
    left.removeAll(where: \.isEmpty)
    for line in added.map({ without([$0]) }) {
      if line.isEmpty {
        count += 1
      } else if let same = left.firstIndex(of: line) {
        left.remove(at: same)
        count += 2
      }
    }
    return count
  }

  /// Returns the tokens of lines without the names that are handed on, and without what stands there for them alone.
  private func without(_ lines: [Substring]) -> [Substring] {
    let tokens = SwiftTokens.of(lines)
    var kept: [Substring] = []
    var place = tokens.startIndex
    while place < tokens.endIndex {
      guard let end = end(ofHandingOnAt: place, tokens) else {
        kept.append(tokens[place])
        place += 1
        continue
      }
      // A property's modifiers go with it.
      while let last = kept.last, ["let", "var", "private"].contains(last) { kept.removeLast() }
      // One comma goes, too.
      if kept.last == "," {
        kept.removeLast()
      } else if end < tokens.endIndex, tokens[end] == "," {
        place = end + 1; continue
      }
      place = end
    }
    // A comma at the end of a line that another line follows stands for the argument there.
    if kept.last == "," { kept.removeLast() }
    return kept
  }

  /// The place behind `name: Type`, `name: name` or `self.name = name`, if one of these begins here.
  private func end(ofHandingOnAt place: Int, _ tokens: [Substring]) -> Int? {
    if tokens[place] == "self", tokens.count > place + 4, tokens[place + 1] == ".", names.contains(tokens[place + 2]),
      tokens[place + 3] == "=", tokens[place + 4] == tokens[place + 2]
    {
      return place + 5
    }
    guard names.contains(tokens[place]), tokens.count > place + 1, tokens[place + 1] == ":" else { return nil }
    var (end, depth) = (place + 2, 0)
    while end < tokens.endIndex {
      switch tokens[end] {
      case "(", "<", "[": depth += 1
      case ")", ">", "]": depth -= 1
      default: break
      }
      if depth < 0 || depth == 0 && [",", "{", "="].contains(tokens[end]) { break }
      end += 1
    }
    return end
  }

  private static func isLabel(_ place: Int, _ tokens: [Substring]) -> Bool {
    next(place, tokens) == ":" && ["(", ","].contains(previous(place, tokens)) && isArgument(place + 2, tokens)
  }

  /// `let name: Type`, or a parameter `name: Type`.
  private static func isDeclaration(_ place: Int, _ tokens: [Substring]) -> Bool {
    next(place, tokens) == ":" && ["let", "var", "(", ","].contains(previous(place, tokens))
  }

  /// `name: name`, as an argument.
  private static func isArgument(_ place: Int, _ tokens: [Substring]) -> Bool {
    guard tokens.indices.contains(place), place > 1, tokens[place - 1] == ":" else { return false }
    return tokens[place - 2] == tokens[place] && [",", ")"].contains(next(place, tokens))
  }

  /// Either name of `self.name = name`.
  private static func isAssignment(_ place: Int, _ tokens: [Substring]) -> Bool {
    let isLeft = previous(place, tokens) == "." && next(place, tokens) == "="
    let isRight = previous(place, tokens) == "=" && place > 1 && tokens[place - 2] == tokens[place]
    return isLeft && tokens.indices.contains(place + 2) && tokens[place + 2] == tokens[place] || isRight
  }

  private static func previous(_ place: Int, _ tokens: [Substring]) -> Substring {
    place > 0 ? tokens[place - 1] : ""
  }

  private static func next(_ place: Int, _ tokens: [Substring]) -> Substring {
    place + 1 < tokens.count ? tokens[place + 1] : ""
  }
}
