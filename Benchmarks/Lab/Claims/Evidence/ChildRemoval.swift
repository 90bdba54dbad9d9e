internal import Measure
package import Runs

/// Times how a coordinator releases a child: found by its tag, in a dictionary or a list, or by identity in a list.
@MainActor package struct ChildRemoval {
  private final class Child {}

  private let count: Int
  private let store: TagStore

  /// Prepares to remove the child in the middle of a number of them, at least one.
  package init(among count: Int, tagsIn store: TagStore) {
    self.count = count
    self.store = store
  }

  /// Judges removal by identity against removal by tag; `nil` if there is no time.
  package func judgement(budget: Double, seed: UInt64) -> Judgement? {
    let doubles = DoubleEntry(contender: "by tag", repeated: "by tag again")
    // Only these objects would differ between processes: new ones stand for a new process.
    let record = Repetition(budget: budget, seed: seed).run { turn in
      let workloads = [
        byTag(named: doubles.contender), byTag(named: doubles.repeated), byIdentity(named: "by identity"),
      ]
      var schedule = Schedule(budget: turn.budget, seed: turn.seed)
      schedule.minimumRounds = turn.rounds
      schedule.maximumRounds = turn.rounds
      return Rounds(schedule).run(workloads, iterations: turn.iterations)
    }
    return record.map { Analysis(of: $0.series, doubles: doubles) }?.findings.first?
      .judgement(of: "by identity", against: doubles.contender)
  }

  private func byTag(named name: String) -> Workload {
    switch store {
    case .dictionary: byTagInDictionary(named: name)
    case .list: byTagInList(named: name)
    }
  }

  private func byTagInDictionary(named name: String) -> Workload {
    var children = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, Child()) })
    let tag = count / 2
    return Workload(contender: name, benchmark: benchmark, timing: .batched) {
      let child = children.removeValue(forKey: tag)
      children[tag] = child
    }
  }

  private func byTagInList(named name: String) -> Workload {
    var children = (0..<count).map { (tag: $0, child: Child()) }
    let middle = count / 2
    return Workload(contender: name, benchmark: benchmark, timing: .batched) {
      let child = children[middle]
      if let place = children.firstIndex(where: { $0.tag == child.tag }) { children.remove(at: place) }
      children.append(child)
    }
  }

  private func byIdentity(named name: String) -> Workload {
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

/// The store of a parent for the tags of its children; 002 does not specify it.
package enum TagStore: String, Sendable, CaseIterable {
  /// A dictionary, in which a tag is looked up.
  case dictionary
  /// An array, in which tags are compared one after the other.
  case list
}
