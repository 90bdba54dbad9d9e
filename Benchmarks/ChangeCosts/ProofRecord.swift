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

  /// How strong the tests of an architecture's roles are after the change.
  public struct Strength: Codable, Sendable, Equatable {
    /// How many mutants of the changed module compile, are not equivalent, and make no reference strong.
    public let mutants: Int
    /// How many of them the changed tests notice.
    public let noticed: Int

    /// Enters what was found.
    public init(mutants: Int, noticed: Int) {
      self.mutants = mutants
      self.noticed = noticed
    }

    /// The share that is noticed, 0 to 1.
    public var share: Double { Double(noticed) / Double(max(1, mutants)) }
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
  /// How strong the tests of roles are after the change; `nil` if that was not found out.
  public var strength: Found<Strength>?

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

extension ProofRecord {
  /// A step of the user that a request changes.
  public struct Step: Codable, Sendable, Equatable {
    /// The benchmark that it is a step of, such as `navigation/open`.
    public let benchmark: String
    /// What it costs before the change.
    public let before: StepCost
    /// What it costs after the change.
    public let after: StepCost

    /// Enters what was measured.
    public init(benchmark: String, before: StepCost, after: StepCost) {
      self.benchmark = benchmark
      self.before = before
      self.after = after
    }

    /// The same step with what one of the two has measured.
    func joined(with other: Step?) -> Step {
      Step(
        benchmark: benchmark,
        before: before.joined(with: other?.before),
        after: after.joined(with: other?.after)
      )
    }
  }

  /// What a step costs; what was not measured is `nil`.
  public struct StepCost: Codable, Sendable, Equatable {
    /// The architecture's own objects that are alive when it has ended: those of roles and those of binding.
    public let objects: Int?
    /// How many messages roles send each other.
    public let messages: Double?
    /// How many retains and releases there are.
    public let references: Double?

    /// Enters what was measured.
    public init(objects: Int? = nil, messages: Double? = nil, references: Double? = nil) {
      self.objects = objects
      self.messages = messages
      self.references = references
    }

    func joined(with other: StepCost?) -> StepCost {
      StepCost(
        objects: objects ?? other?.objects,
        messages: messages ?? other?.messages,
        references: references ?? other?.references
      )
    }
  }

  /// Enters steps; what another build has measured of the same stays.
  public mutating func enter(_ measured: Found<[Step]>) {
    let before = steps?.inputs == measured.inputs ? steps?.values ?? [:] : [:]
    let values = measured.values.map { architecture, steps in
      let old = before[architecture] ?? []
      return (architecture, steps.map { step in step.joined(with: old.first { $0.benchmark == step.benchmark }) })
    }
    steps = Found(inputs: measured.inputs, values: Dictionary(uniqueKeysWithValues: values))
  }
}
