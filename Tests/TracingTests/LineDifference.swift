/// The differences between two texts, each changed line with its neighbours.
struct LineDifference: CustomStringConvertible {
  let description: String
  var isEmpty: Bool { description.isEmpty }

  init(from old: String, to new: String) {
    let (before, after) = (Self.lines(old), Self.lines(new))
    var removals: Set<Int> = []
    var insertions: Set<Int> = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let place, _, _): removals.insert(place)
      case .insert(let place, _, _): insertions.insert(place)
      }
    }
    var lines: [(mark: String, text: String)] = []
    var place = 0
    for (index, line) in before.enumerated() {
      let isRemoved = removals.contains(index)
      while !isRemoved, insertions.contains(place) {
        lines.append(("+", after[place]))
        place += 1
      }
      lines.append((isRemoved ? "-" : " ", line))
      if !isRemoved { place += 1 }
    }
    lines += after[place...].map { ("+", $0) }
    description = lines.indices.filter { place in
      lines[max(0, place - 1)...min(place + 1, lines.count - 1)].contains { $0.mark != " " }
    }.map { "\(lines[$0].mark) \(lines[$0].text)" }.joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
