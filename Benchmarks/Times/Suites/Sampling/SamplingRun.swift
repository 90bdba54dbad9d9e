public import Foundation
import HeadlessUIKit
import Measure
import Mechanisms
import TaskControl

/// Takes the samples of a request, in this process.
public struct SamplingRun {
  private let lineup: [Contender]

  /// Prepares to take samples of contenders, and of all mechanisms.
  public init(_ lineup: [Contender]) {
    self.lineup = lineup
  }

  /// Answers a request from standard input with a record, both as JSON.
  ///
  /// - Throws: ``SamplingFailure`` if the request cannot be read or has an unknown name.
  public func answer(_ input: Data) async throws(SamplingFailure) -> Data {
    do {
      let request = try JSONDecoder().decode(SamplingRequest.self, from: input)
      let users = try await request.users()
      return try JSONEncoder().encode(try record(of: request, on: users))
    } catch let failure as SamplingFailure {
      throw failure
    } catch {
      throw SamplingFailure("no request for samples: \(error)")
    }
  }

  package func record(of request: SamplingRequest, on users: BenchmarkUsers) throws(SamplingFailure) -> Record {
    var workloads: [Workload] = []
    for entry in request.entries { workloads.append(try workload(of: entry, on: users)) }
    var schedule = Schedule(budget: request.turn.budget, seed: request.turn.seed)
    schedule.minimumRounds = request.turn.rounds
    schedule.maximumRounds = request.turn.rounds
    return MainActorTasks.run {
      Placement(seed: request.turn.seed).shiftingHeap {
        Rounds(schedule).run(workloads, iterations: request.turn.iterations)
      }
    }
  }

  private func workload(of entry: SamplingRequest.Entry, on users: BenchmarkUsers) throws(SamplingFailure) -> Workload {
    let entrant =
      Mechanism.all.first { $0.id == entry.entrant }.map { Entrant.mechanism($0) }
      ?? lineup.first { $0.id == entry.entrant }.map { .app($0) }
    let benchmark = (Benchmark.all + Benchmark.ofMechanisms).first { $0.id == entry.benchmark }
    guard let entrant, let benchmark else {
      throw SamplingFailure("\(entry.entrant) or \(entry.benchmark) is not known to this program")
    }
    return benchmark.workload(of: entrant, under: entry.name, users: users).slowed(by: entry.slowdown)
  }
}

extension Workload {
  /// Returns the same workload with a step that takes longer by a share of its time: a slowdown of known size.
  package func slowed(by share: Double, on clock: some NanosecondClock = MonotonicClock()) -> Workload {
    guard share > 0 else { return self }
    return Workload(
      contender: contender,
      benchmark: benchmark,
      timing: timing,
      prepare: prepare,
      step: { [step] in
        let start = clock.now()
        try step()
        let end = clock.now()
        let due = end + UInt64(Double(end - start) * share)
        while clock.now() < due {}
      },
      verify: verify
    )
  }
}
