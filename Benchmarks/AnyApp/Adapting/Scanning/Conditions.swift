/// The conditions of conditional compilation at a place of a file.
struct Conditions: Sendable {
  /// The branches of each directive around the place; the last is the one that the place is in.
  private var branches: [[String?]] = []

  mutating func open(_ condition: String) { branches.append([condition]) }

  /// Enters the next branch; one without a condition is the last.
  mutating func next(_ condition: String?) {
    if !branches.isEmpty { branches[branches.count - 1].append(condition) }
  }

  mutating func close() { _ = branches.popLast() }

  /// The conditions that all hold at the place.
  var all: [String] {
    branches.map { branch in
      let earlier = branch.dropLast().compactMap { $0 }.map { "!(\($0))" }
      let own = branch.last.flatMap { $0 }.map { branch.count > 1 ? "(\($0))" : $0 }
      return (earlier + (own.map { [$0] } ?? [])).joined(separator: " && ")
    }
  }
}
