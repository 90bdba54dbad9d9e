extension ProbeClient {
  /// Asks for one group of contenders after the other, and puts the answers together.
  ///
  /// - Parameters:
  ///   - groups: ids; none means that nothing is asked.
  ///   - progress: is told of a group before it is asked for, of how many are done, and of how many there are.
  /// - Returns: `nil` if nothing was asked; the first answer that cannot be had, if there is one.
  @MainActor
  public func all(
    _ groups: [[String]],
    _ progress: (_ group: [String], _ done: Int, _ all: Int) -> Void,
    ask: ([String]) -> ProbeResult<ProbeAnswer>
  ) -> ProbeResult<ProbeAnswer>? {
    var whole: ProbeAnswer?
    for (index, group) in groups.enumerated() {
      progress(group, index, groups.count)
      let result = ask(group)
      guard let answer = result.value else { return result }
      whole = whole?.joined(with: answer) ?? answer
    }
    return whole.map { .available($0) }
  }
}

extension ProbeAnswer {
  fileprivate func joined(with other: ProbeAnswer) -> ProbeAnswer {
    var both = self
    both.counts += other.counts
    both.retention += other.retention
    both.leaks += other.leaks
    both.loads += other.loads
    both.graphs += other.graphs
    both.problems += other.problems
    return both
  }
}
