/// All smallest sets that have a member in common with each of some sets.
///
/// Found by trying larger and larger sets: exact unless that takes more than the allowed steps.
struct HittingSets<Member: Hashable & Comparable> {
  /// The sets, in order; empty if none is permitted.
  private(set) var smallest: [[Member]] = []
  /// True if it is known that no smaller set would do.
  private(set) var isMinimal = true
  private let sets: [[Member]]
  private var stepsLeft: Int
  /// True if larger sets might be found.
  private var isOpen = true

  /// Searches for the sets.
  ///
  /// - Parameters:
  ///   - most: the number of sets to look for.
  ///   - permits: returns true if these may be chosen together; then any part of them may be, too.
  init(
    _ sets: Set<Set<Member>>,
    most: Int = 64,
    steps: Int = 200_000,
    permits: (Set<Member>) -> Bool = { _ in true }
  ) {
    self.sets = sets.map { $0.sorted() }.sorted { left, right in
      left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
    }
    stepsLeft = steps
    var size = 0
    while smallest.isEmpty, isOpen, stepsLeft > 0 {
      isOpen = false
      search([], [], size, most, permits)
      size += 1
    }
    if stepsLeft <= 0, smallest.isEmpty {
      isMinimal = false
      smallest = [greedy(permits)].compactMap(\.self)
    }
    smallest.sort { $0.lexicographicallyPrecedes($1) }
  }

  /// - Parameter barred: members not to choose, as all sets with them are found already.
  private mutating func search(
    _ chosen: Set<Member>,
    _ barred: Set<Member>,
    _ sizeLeft: Int,
    _ most: Int,
    _ permits: (Set<Member>) -> Bool
  ) {
    guard stepsLeft > 0, smallest.count < most else { return }
    stepsLeft -= 1
    guard let open = sets.first(where: { chosen.isDisjoint(with: $0) }) else { return smallest.append(chosen.sorted()) }
    guard sizeLeft > 0 else { return isOpen = true }
    var barred = barred
    for member in open where !barred.contains(member) {
      let more = chosen.union([member])
      if permits(more) { search(more, barred, sizeLeft - 1, most, permits) }
      barred.insert(member)
    }
  }

  /// Builds a set step by step, each time with the member that the most sets have.
  private func greedy(_ permits: (Set<Member>) -> Bool) -> [Member]? {
    var chosen: Set<Member> = []
    while true {
      let open = sets.filter { chosen.isDisjoint(with: $0) }
      guard !open.isEmpty else { return chosen.sorted() }
      let counts = open.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
      let best = counts.filter { permits(chosen.union([$0.key])) }.min { ($1.value, $0.key) < ($0.value, $1.key) }
      guard let best else { return nil }
      chosen.insert(best.key)
    }
  }
}
