internal import Measure

/// How a coordinator lets go of a child: found by its tag in a dictionary, or by comparing instances in an array.
struct ChildRemoval {
  private final class Child {}

  private let count: Int

  /// Prepares to remove the child in the middle of a number of them, at least one.
  init(among count: Int) {
    self.count = count
  }

  /// Times both: the one by instances against the one by tag; `nil` if there is no time.
  @MainActor func judgement(budget: Double, seed: UInt64) -> Judgement? {
    let twins = Twins(contender: "by tag", twin: "by tag again")
    let workloads = [byTag(named: twins.contender), byTag(named: twins.twin), byIdentity(named: "by identity")]
    let record = Rounds(Schedule(budget: budget, seed: seed)).run(workloads)
    return Analysis(of: record.series, twins: twins).findings.first?
      .judgement(of: "by identity", against: twins.contender)
  }

  @MainActor private func byTag(named name: String) -> Workload {
    var children = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, Child()) })
    let tag = count / 2
    return Workload(contender: name, benchmark: benchmark, timing: .batched) {
      let child = children.removeValue(forKey: tag)
      children[tag] = child
    }
  }

  @MainActor private func byIdentity(named name: String) -> Workload {
    var children = (0..<count).map { _ in Child() }
    let middle = count / 2
    return Workload(contender: name, benchmark: benchmark, timing: .batched) {
      let child = children[middle]
      if let place = children.firstIndex(where: { $0 === child }) { children.remove(at: place) }
      children.append(child)
    }
  }

  private var benchmark: String { "removal/\(count)" }
}
