public import Suites

/// The structure of the architectures, as text, as JSON or as drawings.
public struct StructureReport: Encodable, Sendable {
  let schema = 1
  let structure: [StructureEntry]
  let modules: [(name: String, structure: PatternStructure)]
  private let measures: StructureMeasures

  /// Reports the structures of contenders, and those of other packages' modules.
  ///
  /// - Parameters:
  ///   - structures: the structures of contenders.
  ///   - others: with the folder that their files' paths are below.
  public init(
    _ structures: [(contender: Contender, structure: PatternStructure)],
    others: [(name: String, folder: String, structure: PatternStructure)] = []
  ) {
    structure =
      structures.map { StructureEntry($0.contender.pattern, variant: $0.contender.variant, $0.structure) }
      + others.map { StructureEntry($0.name, variant: nil, $0.structure) }
    modules = structures.map { ($0.contender.name, $0.structure) } + others.map { ($0.name, $0.structure) }
    measures = StructureMeasures(
      structures.map { contender, structure in
        .init(name: contender.name, folder: "", isCompared: contender.kind != .floor, structure: structure)
      }
        + others.map { name, folder, structure in
          .init(name: name, folder: "\(folder)/", isCompared: true, structure: structure)
        }
    )
  }

  private enum CodingKeys: CodingKey { case schema, structure }

  /// The architectures' names, in the order of their entries.
  var names: [String] { modules.map(\.name) }

  /// The report for a terminal.
  public func text(_ layout: Layout) -> String {
    let parts = [
      (sizes, Self.sizeNote), (measures.table, measures.note), (measures.functions, ""), (roles, Self.roleNote),
      (duties, Self.dutyNote),
    ]
    return parts.filter(\.0.hasFigures).map { table, note in
      (table.lines(layout) + (note.isEmpty ? [] : [note])).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// Drawings for Markdown pages, one for each architecture: its types in their roles, with arrows for their uses.
  public var mermaid: String {
    modules.map { StructureDrawing($0.name, $0.structure).mermaid }.joined(separator: "\n")
  }

  private static let sizeNote = """
    lines: without blank lines and lines of comment alone · imports no UIKit: share of lines in files that import no \
    module of the user interface · free of UIKit: share of lines in files that use no type of it, not even by inference · \
    uses: pairs of types in which one uses the other
    strong, weak, unowned: how many stored properties refer to objects in this way · weak captures: how many entries of \
    capture lists are weak
    """
  private static let roleNote = """
    in: how many types of other roles use the role's types · out: how many types of other roles these use
    """
  private static let dutyNote = """
    uses: roles whose types it uses · creates: types whose initialisers it calls · shows: puts screens on, or takes them \
    off, also by going back · routes: leads to another component, or the navigation controller tells it what is shown \
    (hears of back) · decides where to go: gives orders to a role that shows, or shows and gets none
    """

  private var sizes: TextTable {
    var table = TextTable([
      "", "files", "lines", "types", "protocols", "imports no UIKit", "free of UIKit", "uses", "strong", "weak",
      "unowned", "weak captures",
    ])
    for (name, module) in modules {
      let own = module.roles
      let figures = [module.files.count, module.lines, module.typeCount, module.protocolCount].map(String.init)
      let shares = [module.interfaceFreeShareByImport, module.interfaceFreeShareByDependency].map(Self.percent)
      let references = DeclaredOwnership.allCases.map { kind in
        "\(own.reduce(0) { $0 + ($1.references[kind.rawValue] ?? 0) })"
      }
      let captures = "\(own.reduce(0) { $0 + ($1.captures[DeclaredOwnership.weak.rawValue] ?? 0) })"
      let cells = [name] + figures + shares + ["\(module.dependencies)"] + references + [captures]
      table.add(cells.map { TextTable.Cell($0) })
    }
    return table
  }

  private var roles: TextTable {
    var table = TextTable(
      ["", "role", "files", "lines", "types", "protocols", "imports no UIKit", "free of UIKit", "in", "out"],
      leading: 2
    )
    for (name, module) in modules {
      for (index, role) in module.roles.enumerated() {
        let figures = [role.files, role.lines, role.types, role.protocols]
        let free = [role.interfaceFreeLinesByImport, role.interfaceFreeLinesByDependency]
        let shares = free.map { role.lines == 0 ? "" : Self.percent(Double($0) / Double(role.lines)) }
        let words = [index == 0 ? name : "", role.name]
        let cells = words + figures.map(String.init) + shares + ["\(role.fanIn)", "\(role.fanOut)"]
        table.add(cells.map { TextTable.Cell($0) })
      }
    }
    return table
  }

  private var duties: TextTable {
    var table = TextTable(["", "role", "uses · creates · shows · routes"], leading: 3)
    for (name, module) in modules {
      let deciding = module.decidingRoles
      let roles = module.roles.map { ($0.name, Self.sentence($0, decides: deciding.contains($0.name))) }
        .filter { !$0.1.isEmpty }
      for (index, role) in roles.enumerated() { table.add(["\(index == 0 ? name : "")", "\(role.0)", "\(role.1)"]) }
    }
    return table
  }

  private static func sentence(_ role: RoleStructure, decides: Bool) -> String {
    let duties = role.duties
    let parts = [
      ("uses", role.uses), ("creates", duties.creates), ("shows by", duties.shows), ("alerts by", duties.alerts),
      ("goes back by", duties.goesBack), ("leads to", duties.leadsTo),
    ]
    let words = parts.filter { !$0.1.isEmpty }.map { verb, names in "\(verb) \(names.map(last).joined(separator: ", "))"
    }
    return (words + (duties.hearsOfBack ? ["hears of back"] : []) + (decides ? ["decides"] : []))
      .joined(separator: " · ")
  }

  private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

  /// Returns the last component of a name: a member without its type, a type without its module.
  private static func last(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
