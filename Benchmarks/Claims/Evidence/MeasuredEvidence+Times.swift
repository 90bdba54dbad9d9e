internal import Instruments
package import Measure
internal import Mechanisms
internal import Suites
internal import Twin
internal import Users

extension MeasuredEvidence {
  /// Into how many parts the budget is divided: one for each run of benchmarks, and one for all removals.
  private static let parts = 5
  private static let removals = 4

  package func traffic(of contender: String, in benchmark: String) throws(MissingEvidence) -> Double {
    let result: ProbeResult<ProbeAnswer> =
      switch ProbeClient.locate() {
      case .unavailable(let reason): .unavailable(reason)
      case .available(let twin): twin.counts(contenders: [contender], benchmarks: [benchmark])
      }
    guard let counts = result.value?.counts.first?.perStep, let retains = counts[.retains],
      let releases = counts[.releases]
    else { throw MissingEvidence(result.reason ?? "retains and releases cannot be counted here") }
    return retains + releases
  }

  package func judgements(
    of contender: String,
    against reference: String,
    in benchmarks: [String],
    users: Int
  ) async throws(MissingEvidence) -> [Judgement] {
    let plan = RunPlan(
      contenders: [try self.contender(reference), try self.contender(contender)],
      reference: reference,
      benchmarks: Benchmark.all.filter { benchmarks.contains($0.id) },
      measuresRetention: false,
      users: try await generated(users),
      budget: try share(of: Self.parts),
      seed: seed
    )
    return try await judgements(plan, against: reference).filter { $0.contender == contender }
  }

  package func mechanismJudgements(
    against reference: String,
    in benchmark: String
  ) async throws(MissingEvidence) -> [Judgement] {
    let plan = RunPlan(
      contenders: [],
      reference: "",
      mechanisms: Mechanism.all.filter { $0.id != Mechanism.floor.id },
      mechanismReference: reference,
      benchmarks: Benchmark.ofMechanisms.filter { $0.id == benchmark },
      measuresRetention: false,
      users: users,
      budget: try share(of: Self.parts),
      seed: seed
    )
    return try await judgements(plan, against: reference)
  }

  package func removalByIdentity(among children: Int) throws(MissingEvidence) -> Judgement {
    let budget = try share(of: Self.parts * Self.removals)
    guard let judgement = ChildRemoval(among: children).judgement(budget: budget, seed: seed) else {
      throw MissingEvidence("removals could not be timed")
    }
    return judgement
  }

  private func judgements(_ plan: RunPlan, against reference: String) async throws(MissingEvidence) -> [Judgement] {
    let results = WorkbenchRun(plan).run()
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
