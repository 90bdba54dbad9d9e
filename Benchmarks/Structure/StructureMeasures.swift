import Measure

/// The tables of the measures that are said to hold when size is taken out, and of the most complex functions.
struct StructureMeasures {
  /// A module, and whether it is one of those that are compared: the floor is none.
  struct Row {
    let name: String
    /// The folder of its files, as it is written before their paths; empty for the architectures.
    let folder: String
    let isCompared: Bool
    let structure: PatternStructure
  }

  private static let level = 0.05
  private static let functions = 3

  private let rows: [Row]
  private let figures: [[String: Double]]
  private let agreements: [StructureFigure: KendallTau]

  init(_ rows: [Row]) {
    self.rows = rows
    figures = rows.map(\.structure.figures)
    agreements = Self.agreements(of: zip(rows, figures).filter { $0.0.isCompared }.map(\.1))
  }

  /// The agreement of each figure's order with that of the lines. There is none if there are too few modules for any to be
  /// beyond chance, or if a figure is the same in all.
  private static func agreements(of modules: [[String: Double]]) -> [StructureFigure: KendallTau] {
    guard KendallTau.least(of: modules.count, level: level) != nil else { return [:] }
    func row(_ figure: StructureFigure) -> [Double] { modules.map { $0[figure.rawValue] ?? 0 } }
    let found = StructureFigure.allCases.filter { $0 != .lines }.map { ($0, KendallTau(row($0), row(.lines))) }
    return Dictionary(uniqueKeysWithValues: found).compactMapValues(\.self)
  }

  /// The figures of all modules, and below them the agreement of each with the lines.
  var table: TextTable {
    let shown = StructureFigure.allCases
    var table = TextTable([""] + shown.map(\.heading))
    for (row, values) in zip(rows, figures) {
      table.add(["\(row.name)"] + shown.map { TextTable.Cell(Self.text(values[$0.rawValue] ?? 0, $0)) })
    }
    if !agreements.isEmpty {
      func cells(_ text: (KendallTau) -> String) -> [TextTable.Cell] {
        shown.map { TextTable.Cell(agreements[$0].map(text) ?? "") }
      }
      table.add(["τ with lines"] + cells { Self.decimal($0.coefficient, 2) })
      table.add(["its p"] + cells { Self.decimal($0.pValue, 3) })
    }
    return table
  }

  /// The meaning of the columns, and what is size under another name.
  var note: String {
    """
    propagation cost: share of all pairs of types in which the first depends on the second, also over others · largest \
    cycle: types that all depend on each other · coupling: types that a type uses or that use it, on average; per 100 \
    lines: of all types together · cognitive complexity: sum over all functions, and the largest
    """ + verdict
  }

  private var verdict: String {
    let count = rows.count(where: \.isCompared)
    guard let least = KendallTau.least(of: count, level: Self.level) else { return "" }
    let names = StructureFigure.allCases.filter { (agreements[$0]?.pValue ?? 1) <= Self.level }.map(\.rawValue)
    let sizes = names.isEmpty ? "nothing" : names.joined(separator: ", ")
    let left = rows.filter { !$0.isCompared }.map { " without \($0.name)" }.joined()
    return """

      τ with lines: Kendall's τ-b of \(count)\(left); p: how often chance gives one as far from 0. Of \(count), only one \
      of \(Self.decimal(least, 2)) or more is beyond chance (p of \(Self.decimal(Self.level, 2)) at most)
      size under another name: \(sizes)
      """
  }

  /// The functions with the largest cognitive complexity of each module.
  var functions: TextTable {
    var table = TextTable(["", "most complex functions", "cognitive complexity"], leading: 2)
    for row in rows {
      for (index, function) in row.structure.mostComplexFunctions(Self.functions).enumerated() {
        let text = "\(function.name) at \(row.folder)\(function.file):\(function.line)"
        table.add(["\(index == 0 ? row.name : "")", "\(text)", "\(function.cognitiveComplexity)"])
      }
    }
    return table
  }

  private static func text(_ value: Double, _ figure: StructureFigure) -> String {
    switch figure {
    case .propagationCost: "\(Int((value * 100).rounded())) %"
    case .coupling, .couplingPerLines: decimal(value, 1)
    default: "\(Int(value))"
    }
  }

  private static func decimal(_ value: Double, _ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let whole = Int((value.magnitude * scale).rounded())
    let fraction = String(whole % Int(scale))
    let sign = value < 0 && whole > 0 ? "-" : ""
    return "\(sign)\(whole / Int(scale)).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
  }
}

extension StructureFigure {
  /// The heading of its column: some stand beside the figure that they belong to.
  fileprivate var heading: String {
    switch self {
    case .couplingPerLines: "per 100 lines"
    case .largestCognitiveComplexity: "largest"
    default: rawValue
    }
  }
}
