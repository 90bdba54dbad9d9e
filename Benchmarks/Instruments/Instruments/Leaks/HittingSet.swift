/// The smallest set that has a member in common with each of some sets; of several, one of least cost.
///
/// By branch and bound: exact unless that takes more steps than are allowed.
struct HittingSet {
  private(set) var members: [String]
  private(set) var isMinimal = true
  private let sets: [[String]]
  private var costs: [String: Int] = [:]
  private var stepsLeft: Int

  init(_ sets: [[String]], steps: Int = 200_000, cost: (String) -> Int = { _ in 0 }) {
    self.sets = sets
    stepsLeft = steps
    for name in Set(sets.joined()) { costs[name] = cost(name) }
    members = Self.greedy(sets, costs)
    search([])
    members.sort()
  }

  private mutating func search(_ chosen: [String]) {
    guard stepsLeft > 0 else {
      isMinimal = false
      return
    }
    stepsLeft -= 1
    guard let open = sets.first(where: { set in !set.contains { chosen.contains($0) } }) else {
      if weight(chosen) < weight(members) { members = chosen }
      return
    }
    guard chosen.count < members.count else { return }
    for name in open { search(chosen + [name]) }
  }

  private func weight(_ names: [String]) -> (Int, Int, String) {
    (names.count, names.reduce(0) { $0 + (costs[$1] ?? 0) }, names.sorted().joined(separator: "\n"))
  }

  /// Always the member that the most sets have.
  private static func greedy(_ sets: [[String]], _ costs: [String: Int]) -> [String] {
    var open = sets
    var members: [String] = []
    while !open.isEmpty {
      let counts = open.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
      let best = counts.min { ($1.value, costs[$0.key] ?? 0, $0.key) < ($0.value, costs[$1.key] ?? 0, $1.key) }?.key
      guard let best else { break }
      members.append(best)
      open.removeAll { $0.contains(best) }
    }
    return members
  }
}
