/// The result of a mutant: the compiler's message, or the first tests and scenarios that noticed it.
public struct MutantResult: Sendable, Codable, Equatable {
  /// The way in which something was noticed.
  public enum Cause: String, Sendable, Codable {
    /// A test or a scenario failed.
    case failed
    /// The process crashed.
    case crashed
    /// The process exceeded its limit of time: ten times its processor time without the mutant, or two seconds if that
    /// is more.
    case timedOut
  }

  /// The first test or scenario of a kind that noticed a mutant.
  public struct Notice: Sendable, Codable, Equatable {
    /// The first test or scenario that noticed.
    public let by: String
    /// The way in which it noticed.
    public let cause: Cause
    /// The message of the failure.
    public let message: String
  }

  /// The first kind of check that noticed, in the order in which they are tried.
  public enum Outcome: String, Sendable, Codable, CaseIterable {
    /// The compiler.
    case compiler
    /// A role test that needs no UIKit.
    case roleTest
    /// A role test that needs UIKit, and none that does not.
    case screenTest
    /// A scenario, and no role test.
    case scenario
    /// The limit of time, before any other.
    case time
    /// None.
    case nobody
  }

  /// The compiler's message; `nil` if the mutant compiles.
  public var compiler: String?
  /// The role tests that need no UIKit.
  public var roleTest: Notice?
  /// The role tests that need UIKit; they are not run if those without noticed.
  public var screenTest: Notice?
  /// The scenarios, which always run.
  public var scenario: Notice?
  /// True if any role test reaches it.
  public var isReachedByTests = false
  /// True if any scenario reaches it.
  public var isReachedByScenarios = false

  /// The first notice; that of a role test before that of a scenario.
  public var first: Notice? { roleTest ?? screenTest ?? scenario }

  /// The first kind of check that noticed.
  public var outcome: Outcome {
    if compiler != nil { return .compiler }
    if first?.cause == .timedOut { return .time }
    if roleTest != nil { return .roleTest }
    if screenTest != nil { return .screenTest }
    return scenario != nil ? .scenario : .nobody
  }

  /// True if a role test noticed, with UIKit or without.
  public var isNoticedByTests: Bool { roleTest != nil || screenTest != nil }
  /// True if a scenario noticed.
  public var isNoticedByScenarios: Bool { scenario != nil }
}
