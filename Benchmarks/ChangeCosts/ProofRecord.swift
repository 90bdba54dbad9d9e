/// What was found when a change request was built and run in all architectures: kept beside its patches.
public struct ProofRecord: Codable, Sendable, Equatable {
  /// What became of the tests of an architecture's roles, as they were before the change.
  public struct RoleTests: Codable, Sendable, Equatable {
    /// How many there are.
    public let all: Int
    /// How many stand in files that no longer compile.
    public let uncompiled: Int
    /// How many compile and fail.
    public let failing: Int

    /// Enters what was found.
    public init(all: Int, uncompiled: Int, failing: Int) {
      self.all = all
      self.uncompiled = uncompiled
      self.failing = failing
    }

    /// How many have to be touched.
    public var broken: Int { uncompiled + failing }
  }

  /// Something found of each architecture.
  public struct Found<Value: Codable & Sendable & Equatable>: Codable, Sendable, Equatable {
    /// Stands for what it was taken from; see ``ProofInputs``.
    public let inputs: String
    /// What was found, by architecture.
    public let values: [String: Value]

    /// Enters what was found.
    public init(inputs: String, values: [String: Value]) {
      self.inputs = inputs
      self.values = values
    }
  }

  /// Stands for what it was taken from; see ``ProofInputs``.
  public let inputs: String
  /// How many scenarios the request has; all six pass them.
  public let scenarios: Int
  /// How many of the specification's scenarios still hold; all six pass them, the lifetimes among them.
  public let remaining: Int
  /// The ids of the specification's scenarios that the request contradicts.
  public let contradicted: [String]
  /// How many apps that have not done it were failed.
  public let faults: Int
  /// After how many random actions the six still looked alike and left nothing behind.
  public let walkedActions: Int
  /// What became of the tests of roles; `nil` if that was not looked at.
  public var roleTests: Found<RoleTests>?
  /// What the steps that the request changes cost before and after; `nil` if that was not measured.
  public internal(set) var steps: Found<[Step]>?

  /// Enters what was found.
  public init(
    inputs: String,
    scenarios: Int,
    remaining: Int,
    contradicted: [String],
    faults: Int,
    walkedActions: Int,
    roleTests: Found<RoleTests>? = nil,
    steps: Found<[Step]>? = nil
  ) {
    self.inputs = inputs
    self.scenarios = scenarios
    self.remaining = remaining
    self.contradicted = contradicted
    self.faults = faults
    self.walkedActions = walkedActions
    self.roleTests = roleTests
    self.steps = steps
  }
}
