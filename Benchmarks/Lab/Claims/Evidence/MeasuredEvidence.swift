package import ChangeCosts
package import Command
package import Foundation
package import Instruments
package import Runs
package import Suites
import Texts
package import Tracing
package import UsersInterface

/// Evidence that is measured on demand, on this machine.
@MainActor package final class MeasuredEvidence {
  /// Returns the calls between a contender's roles in a flow.
  package typealias Traces = @MainActor (Contender, Flow) throws(MissingEvidence) -> [Message]

  let program: URL?
  let probe: ProbeResult<ProbeClient>
  let users: BenchmarkUsers
  let seed: UInt64
  let lineup: [Contender]
  let sampling: Sampling
  private let budget: Double
  private let tests: [String: TestFindings]
  private let traces: Traces
  let products = BuildProducts.besideProgram()
  /// The reason for which the instrumented program, although it is there, did not answer; `nil` if it did.
  package internal(set) var probeFailure: String?
  private var structures: [Subject: PatternStructure] = [:]

  /// Prepares to measure.
  ///
  /// - Parameters:
  ///   - lineup: all contenders that can be named.
  ///   - program: the command, which checks contenders that may crash in a process of its own.
  ///   - probe: the instrumented program, or the reason for which it is not available.
  ///   - users: the users for measurements that do not depend on their number.
  ///   - budget: the longest time for all measurements of times, in seconds.
  ///   - seed: the seed of the order of measuring.
  ///   - sampling: the place where times are measured.
  ///   - tests: the records of the tests of roles, by module; only those of the present sources.
  ///   - traces: records calls; only a build for debugging can do that.
  package init(
    _ lineup: [Contender],
    program: URL?,
    probe: ProbeResult<ProbeClient>,
    users: BenchmarkUsers,
    budget: Double,
    seed: UInt64,
    sampling: Sampling,
    tests: [String: TestFindings] = [:],
    traces: @escaping Traces
  ) {
    self.sampling = sampling
    self.tests = tests
    self.lineup = lineup
    self.program = program
    self.probe = probe
    self.users = users
    self.budget = budget
    self.seed = seed
    self.traces = traces
  }

  /// The contender that a claim is about.
  func contender(_ subject: Subject) throws(MissingEvidence) -> Contender {
    guard let contender = lineup.first(where: { $0.id == subject.rawValue }) else {
      throw MissingEvidence("\(subject.rawValue) does not take part")
    }
    return contender
  }

  /// The part of the budget for one of the timed claims, in seconds.
  ///
  /// - Throws: an error if times would mean nothing.
  func share(of parts: Int) throws(MissingEvidence) -> Double {
    guard RunEnvironment.current.isOptimized else {
      throw MissingEvidence(
        "a build for debugging has no times; run: swift run -c release --package-path Benchmarks/Lab lab claims"
      )
    }
    return budget / Double(parts)
  }

  func attempt<Value>(_ body: () throws -> Value) throws(MissingEvidence) -> Value {
    do {
      return try body()
    } catch {
      throw MissingEvidence("\(error)".split(whereSeparator: \.isNewline).joined(separator: " "))
    }
  }
}

extension MeasuredEvidence: Evidence {
  package func architecture(of subject: Subject) throws(MissingEvidence) -> Architecture {
    try contender(subject).architecture
  }

  package func structure(of subject: Subject) throws(MissingEvidence) -> PatternStructure {
    if let known = structures[subject] { return known }
    let contender = try self.contender(subject)
    let structure = try read(contender.id.replacing(".", with: "_"), roles: contender.architecture.roles) { $0 }
    structures[subject] = structure
    return structure
  }

  package func change(_ request: String, in subject: Subject) throws(MissingEvidence) -> ChangeCosts.Change {
    let contender = try self.contender(subject)
    do throws(ChangeFailure) {
      return try ChangeTree(.here()).change(request, in: contender.id, roles: contender.architecture.roles)
    } catch {
      throw MissingEvidence(error.text)
    }
  }

  package func tests(of subject: Subject) throws(MissingEvidence) -> TestFindings {
    guard let tests = tests[subject.rawValue] else {
      throw MissingEvidence(
        "it is not known what the tests of \(subject.rawValue) notice; "
          + "run: swift run --package-path Benchmarks/Lab lab facts tests"
      )
    }
    return tests
  }

  package func bindings() throws(MissingEvidence) -> PatternStructure {
    // The other ways need macros, and the compiler finds those only in a build.
    try read("Mechanisms", roles: []) { $0.only(in: Binding.allCases.map(\.rawValue) + ["Screen"]) }
  }

  private func read(
    _ module: String,
    roles: [String],
    _ part: (ModuleSources) -> ModuleSources
  ) throws(MissingEvidence) -> PatternStructure {
    do throws(StructureFailure) {
      let reader = StructureReader(toolchain: try .locate(), modules: products.modules)
      return try reader.read(part(try products.sources(ofModule: module)), roles: roles)
    } catch {
      throw MissingEvidence(error.text)
    }
  }

  package func messages(of subject: Subject, in flow: TracedFlow) throws(MissingEvidence) -> [Message] {
    guard let traced = Flow.all.first(where: { $0.id == flow.rawValue }) else {
      throw MissingEvidence("there is no flow \(flow.rawValue)")
    }
    return try traces(try contender(subject), traced)
  }
}
