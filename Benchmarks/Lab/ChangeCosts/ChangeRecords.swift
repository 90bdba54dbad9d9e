/// The results of building and running a change request in all architectures.
public struct ChangeRecords: Sendable, Codable {
  /// The proof; `nil` if the request is not proven.
  public var proof: Proof?
  /// The steps that the request changes, by architecture; `nil` if they were not measured.
  public var steps: [String: [Step]]?
  /// The strength of the role tests after the change, by architecture; `nil` if it was not measured.
  public var strength: [String: Strength]?

  /// Enters what was found.
  public init(proof: Proof? = nil, steps: [String: [Step]]? = nil, strength: [String: Strength]? = nil) {
    self.proof = proof
    self.steps = steps
    self.strength = strength
  }

  /// Adds what one build measured of steps to what another build did.
  public mutating func add(_ measured: [String: [Step]]) {
    steps = (steps ?? [:]).merging(measured) { known, new in
      new.map { step in known.first { $0.benchmark == step.benchmark }.map(step.joined) ?? step }
    }
  }
}

extension ChangeRecords {
  /// A proof: all architectures have made the change.
  public struct Proof: Codable, Sendable, Equatable {
    /// The number of the request's own scenarios; every architecture passes them.
    public let scenarios: Int
    /// The number of scenarios of the specification that still hold; every architecture passes them.
    public let remaining: Int
    /// The ids of the specification's scenarios that the request contradicts.
    public let contradicted: [String]
    /// The number of faulty apps that the request's scenarios fail.
    public let faults: Int
    /// The number of random actions after which the architectures still looked alike and left nothing behind.
    public let walkedActions: Int

    /// Enters what was found.
    public init(scenarios: Int, remaining: Int, contradicted: [String], faults: Int, walkedActions: Int) {
      self.scenarios = scenarios
      self.remaining = remaining
      self.contradicted = contradicted
      self.faults = faults
      self.walkedActions = walkedActions
    }
  }

  /// The strength of the tests of an architecture's roles after the change.
  public struct Strength: Codable, Sendable, Equatable {
    /// The number of mutants of the changed module that compile, are not equivalent, and make no reference strong.
    public let mutants: Int
    /// The number of them that the changed tests notice.
    public let noticed: Int
    /// The number of them that only tests with UIKit notice.
    public let noticedOnlyWithUIKit: Int

    /// Enters what was found.
    public init(mutants: Int, noticed: Int, noticedOnlyWithUIKit: Int) {
      self.mutants = mutants
      self.noticed = noticed
      self.noticedOnlyWithUIKit = noticedOnlyWithUIKit
    }

    /// The share that is noticed, 0 to 1.
    public var share: Double { Double(noticed) / Double(max(1, mutants)) }
    /// The share that only tests with UIKit notice, 0 to 1.
    public var windowShare: Double { Double(noticedOnlyWithUIKit) / Double(max(1, mutants)) }
  }

  /// A step of the user that a request changes.
  public struct Step: Codable, Sendable, Equatable {
    /// The benchmark that it is a step of, such as `navigation/open`.
    public let benchmark: String
    /// The cost before the change.
    public let before: StepCost
    /// The cost after the change.
    public let after: StepCost

    /// Enters what was measured.
    public init(benchmark: String, before: StepCost, after: StepCost) {
      self.benchmark = benchmark
      self.before = before
      self.after = after
    }

    /// Returns the same step, with the measurements of another build added.
    func joined(with other: Step) -> Step {
      Step(benchmark: benchmark, before: before.joined(with: other.before), after: after.joined(with: other.after))
    }
  }

  /// The cost of a step; what was not measured is `nil`.
  public struct StepCost: Codable, Sendable, Equatable {
    /// The number of the architecture's own objects that are alive after the step: those of roles and of binding.
    public let objects: Int?
    /// The number of messages between roles.
    public let messages: Double?
    /// The number of retains and releases.
    public let references: Double?

    /// Enters what was measured.
    public init(objects: Int? = nil, messages: Double? = nil, references: Double? = nil) {
      self.objects = objects
      self.messages = messages
      self.references = references
    }

    func joined(with other: StepCost) -> StepCost {
      StepCost(
        objects: objects ?? other.objects,
        messages: messages ?? other.messages,
        references: references ?? other.references
      )
    }
  }
}
