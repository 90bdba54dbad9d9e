/// What became of a mutant: who noticed it, and how.
public struct MutantResult: Sendable, Codable, Equatable {
  /// How something was noticed.
  public enum Cause: String, Sendable, Codable {
    /// A test or a scenario failed.
    case failed
    /// The process crashed.
    case crashed
    /// It took ten times as long as without the mutant, and was ended.
    case timedOut
  }

  /// One noticing.
  public struct Notice: Sendable, Codable, Equatable {
    /// The first test or scenario that noticed.
    public let by: String
    /// How it noticed.
    public let cause: Cause
    /// What it said.
    public let message: String
  }

  /// Who noticed, in the order in which they are asked.
  public enum Outcome: String, Sendable, Codable, CaseIterable {
    /// The compiler.
    case compiler
    /// A role test that needs no UIKit.
    case roleTest
    /// A role test that needs UIKit, and none that does not.
    case screenTest
    /// A scenario, and no role test.
    case scenario
    /// The limit of time, first of all.
    case time
    /// Nobody.
    case nobody
  }

  /// The compiler's message; `nil` if the mutant compiles.
  public var compiler: String?
  /// The role tests that need no UIKit.
  public var roleTest: Notice?
  /// The role tests that need UIKit; they were not asked if those without noticed.
  public var screenTest: Notice?
  /// The scenarios, which are always asked.
  public var scenario: Notice?
  /// Whether any role test reaches it.
  public var isReachedByTests = false
  /// Whether any scenario reaches it.
  public var isReachedByScenarios = false

  /// What the first noticing was; that of a role test before that of a scenario.
  public var first: Notice? { roleTest ?? screenTest ?? scenario }

  /// Who noticed.
  public var outcome: Outcome {
    if compiler != nil { return .compiler }
    if first?.cause == .timedOut { return .time }
    if roleTest != nil { return .roleTest }
    if screenTest != nil { return .screenTest }
    return scenario != nil ? .scenario : .nobody
  }

  /// Whether a role test noticed, with UIKit or without.
  public var isNoticedByTests: Bool { roleTest != nil || screenTest != nil }
  /// Whether a scenario noticed.
  public var isNoticedByScenarios: Bool { scenario != nil }
}
