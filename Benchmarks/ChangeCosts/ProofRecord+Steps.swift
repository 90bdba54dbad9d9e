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
