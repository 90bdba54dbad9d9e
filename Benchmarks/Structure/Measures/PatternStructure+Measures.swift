extension PatternStructure {
  /// The module's design: its types and the types that they use. A nested type belongs to the one around it; extensions of
  /// other modules' types and functions outside of types are left out, because nothing can be seen to depend on them.
  public var design: DesignStructure {
    let outermost = types.filter { $0.isDeclaredHere && !$0.name.contains(".") }
    return DesignStructure(Dictionary(outermost.map { ($0.name, $0.uses) }, uniquingKeysWith: +))
  }

  /// The sum of the cognitive complexity of all functions.
  public var cognitiveComplexity: Int { functions.reduce(0) { $0 + $1.cognitiveComplexity } }

  /// The functions with the largest cognitive complexity, the largest first, without those that have none.
  public func mostComplexFunctions(_ count: Int) -> [FunctionStructure] {
    let sorted = functions.filter { $0.cognitiveComplexity > 0 }.sorted {
      ($1.cognitiveComplexity, $0.file, $0.line) < ($0.cognitiveComplexity, $1.file, $1.line)
    }
    return Array(sorted.prefix(count))
  }

  /// The figures of structure by their names in ``StructureFigure``.
  public var figures: [String: Double] {
    let design = design
    let measured = StructureFigure.allCases.map { ($0.rawValue, $0.value(of: self, design)) }
    return Dictionary(uniqueKeysWithValues: measured)
  }
}

/// A figure of a module's structure.
public enum StructureFigure: String, Sendable, CaseIterable {
  /// Lines of code: the size that the others are compared with.
  case lines
  /// The module's types; a nested one belongs to the one around it.
  case types
  /// See ``DesignStructure/propagationCost``.
  case propagationCost = "propagation cost"
  /// The number of types in the largest cycle; 0 if there is none.
  case largestCycle = "largest cycle"
  /// See ``DesignStructure/coupling``.
  case coupling
  /// The couplings of all types in a hundred lines of code. It stands beside the coupling itself, because measures of
  /// coupling lose their validity once size is controlled for (El Emam, Benlarbi, Goel and Rai, "The Confounding Effect
  /// of Class Size on the Validity of Object-Oriented Metrics", IEEE Transactions on Software Engineering 27, 2001).
  case couplingPerLines = "coupling per 100 lines"
  /// The sum of the functions' cognitive complexity.
  case cognitiveComplexity = "cognitive complexity"
  /// The cognitive complexity of the most complex function.
  case largestCognitiveComplexity = "largest cognitive complexity"

  fileprivate func value(of module: PatternStructure, _ design: DesignStructure) -> Double {
    switch self {
    case .lines: Double(module.lines)
    case .types: Double(design.elements.count)
    case .propagationCost: design.propagationCost
    case .largestCycle: Double(design.largestCycle.count)
    case .coupling: design.coupling
    case .couplingPerLines:
      module.lines == 0 ? 0 : design.coupling * Double(design.elements.count) * 100 / Double(module.lines)
    case .cognitiveComplexity: Double(module.cognitiveComplexity)
    case .largestCognitiveComplexity: Double(module.mostComplexFunctions(1).first?.cognitiveComplexity ?? 0)
    }
  }
}
