internal import Instruments
package import Runs
internal import Suites
internal import Users

extension MeasuredEvidence {
  /// The number of parts of the budget: one for each run of benchmarks, and one for all removals.
  private static let parts = 6
  private static let removals = 8

  package func traffic(of subject: Subject, in update: Update) throws(MissingEvidence) -> Double {
    let result: ProbeResult<ProbeAnswer>
    switch probe {
    case .unavailable(let reason): throw MissingEvidence(reason)
    case .available(let client):
      result = client.counts(contenders: [subject.rawValue], benchmarks: [update.rawValue])
      probeFailure = probeFailure ?? result.reason
    }
    guard let counts = result.value?.counts.first?.perStep, let retains = counts[.retains],
      let releases = counts[.releases]
    else { throw MissingEvidence(result.reason ?? "retains and releases cannot be counted here") }
    return retains + releases
  }

  package func judgements(
    of subject: Subject,
    against reference: Subject,
    in updates: [Update],
    users: Int
  ) async throws(MissingEvidence) -> [Judgement] {
    let plan = RunPlan(
      contenders: [try contender(reference), try contender(subject)],
      reference: reference.rawValue,
      benchmarks: Benchmark.all.filter { benchmark in updates.contains { $0.rawValue == benchmark.id } },
      measuresRetention: false,
      users: try await generated(users),
      budget: try share(of: Self.parts),
      seed: seed
    )
    return try judgements(plan, against: reference.rawValue).filter { $0.contender == subject.rawValue }
  }

  package func removalByIdentity(among children: Int, tagsIn store: TagStore) throws(MissingEvidence) -> Judgement {
    let budget = try share(of: Self.parts * Self.removals)
    guard let judgement = ChildRemoval(among: children, tagsIn: store).judgement(budget: budget, seed: seed) else {
      throw MissingEvidence("removals could not be timed")
    }
    return judgement
  }

  private func judgements(_ plan: RunPlan, against reference: String) throws(MissingEvidence) -> [Judgement] {
    let results = WorkbenchRun(plan, sampling: sampling).run()
    if let problem = results.problems.first { throw MissingEvidence(problem) }
    if let rejected = results.rejected.first {
      throw MissingEvidence("\(rejected) fails scenarios; see: workbench check")
    }
    return results.analysis?.findings.flatMap { findings in
      findings.estimates.keys.sorted().compactMap { findings.judgement(of: $0, against: reference) }
    } ?? []
  }

  private func generated(_ count: Int) async throws(MissingEvidence) -> BenchmarkUsers {
    do {
      return try BenchmarkUsers(try await LocalUsersService.generated(count: count, seed: seed).fetchUsers())
    } catch {
      throw MissingEvidence("\(error)")
    }
  }
}
