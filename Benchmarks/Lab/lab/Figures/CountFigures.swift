import Contenders
import Foundation
import Instruments
import Suites
import Users
import WholeLineup

/// Counted work of each step: on the shipped users, and of those that show the list's rows on a million.
struct CountFigures {
  private let counts: [StepCounts]

  /// Lets the instrumented program do the steps of the architectures and their variants.
  ///
  /// - Throws: ``StepFailure`` if it is missing, if a step fails, or if a step did not count the same each time.
  init(_ shipped: UserDirectory) throws {
    let found = ProbeClient.locate("lab-probe", beside: Bundle.main.executableURL?.resolvingSymlinksInPath())
    guard let probe = found.value else { throw StepFailure(description: found.reason ?? "") }
    let many = try UserDirectory((1...1_000_000).map { User(id: $0, name: "User \($0)", username: "user\($0)") })
    let contenders = (Lineup.patterns + Lineup.variants).map(\.id)
    let ofRows = ["binding/load", "binding/refresh", "binding/rename-row"]
    let steps = Benchmark.all.map(\.id)
    let answers = [
      probe.counts(contenders: contenders, benchmarks: steps, users: PackedUsers.data(of: shipped)),
      probe.counts(contenders: contenders, benchmarks: ofRows, users: PackedUsers.data(of: many)),
    ]
    if let reason = answers.compactMap(\.reason).first { throw StepFailure(description: reason) }
    counts = answers.flatMap { $0.value?.counts ?? [] }
    for count in counts where count.failure != nil || !count.isExact {
      let reason = count.failure ?? "not all of its steps count the same"
      throw StepFailure(description: "\(count.contender), \(count.benchmark): \(reason)")
    }
  }

  /// Only of the architectures and their variants.
  func figures(_ module: MeasuredModule) -> [String: Double]? {
    guard module.request == nil else { return nil }
    var figures: [String: Double] = [:]
    for count in counts where count.contender == module.contender.id {
      let step = count.users > 1_000 ? "\(count.benchmark) of \(count.users) users" : count.benchmark
      let retains = count.perStep[.retains].flatMap { one in count.perStep[.releases].map { one + $0 } }
      figures["\(step): retains and releases"] = retains
      figures["\(step): objects"] = count.perStep[.allocations]
      figures["\(step): bytes"] = count.perStep[.bytes]
    }
    return figures
  }
}
