internal import Command

/// The code that a person writes to bind one property in one way: it names the property, and not every way has it.
///
/// The code that ends a binding is left out, because 002 prints none for delegation and closures.
struct HandWritten {
  /// The number of methods and properties.
  let declarations: Int
  /// The number of statements.
  let statements: Int

  /// Counts in the small screen bound in one way. Code that all other ways have as well is not counted.
  init(_ binding: Binding, in structure: PatternStructure) {
    // An accessor is the benchmark's way in: every view model has the property for it.
    let own = Self.members(of: binding, in: structure).filter { $0.kind != .accessor }
    let others = Binding.allCases.filter { $0 != binding }.map { Self.members(of: $0, in: structure) }
    let declared = own.filter { ($0.kind == .method || $0.kind == .property) && Self.isOfProperty($0.name) }
    declarations = declared.count { member in !others.allSatisfy { Self.hasMember($0, member.name) } }
    var statements = 0
    for member in own {
      let named = member.statements.filter { $0.contains(where: Self.isOfProperty) }
      statements += named.count { names in !others.allSatisfy { Self.hasStatement($0, member.name, names) } }
    }
    self.statements = statements
  }

  private static func hasMember(_ members: [DeclaredMember], _ name: String) -> Bool {
    members.contains { $0.name == name }
  }

  private static func hasStatement(_ members: [DeclaredMember], _ name: String, _ names: [String]) -> Bool {
    members.contains { $0.name == name && $0.statements.contains(names) }
  }

  private static func members(of binding: Binding, in structure: PatternStructure) -> [DeclaredMember] {
    let name = binding.rawValue
    let files = ["\(name)/\(name)Screen.swift", "\(name)/\(name)ViewModel.swift"]
    return structure.types.filter { files.contains($0.file) }.flatMap(\.members).filter { $0.name != "unbind" }
  }

  private static func isOfProperty(_ name: String) -> Bool {
    name.lowercased().contains(Binding.property)
  }
}

extension Claim {
  /// The figures of code written by hand, for each of the ways.
  @MainActor static func writtenByHand(_ evidence: any Evidence) throws(MissingEvidence) -> [ClaimFigure] {
    let structure = try evidence.bindings()
    var figures: [ClaimFigure] = []
    for binding in Binding.allCases {
      let written = HandWritten(binding, in: structure)
      figures.append(ClaimFigure(binding.rawValue, "declarations", written.declarations))
      figures.append(ClaimFigure(binding.rawValue, "statements", written.statements))
      figures.append(ClaimFigure(binding.rawValue, "lines", try evidence.lines(ofMechanism: binding.rawValue)))
    }
    return figures
  }
}
