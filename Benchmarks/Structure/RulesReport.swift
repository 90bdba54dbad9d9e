import Texts

/// The rules that were checked in modules, with each place that breaks one, as text or as JSON.
public struct RulesReport: Encodable, Sendable {
  /// A module, and what was found in it.
  public struct Module: Encodable, Sendable {
    let module: String
    let folder: String
    let rules: [RuleFindings]

    /// Takes the findings in a module.
    ///
    /// - Parameters:
    ///   - module: the name of the module.
    ///   - folder: the folder that its files' paths are below.
    ///   - rules: the findings by rule.
    public init(_ module: String, folder: String, _ rules: [RuleFindings]) {
      self.module = module
      self.folder = folder
      self.rules = rules
    }
  }

  let schema = 1
  let rules: [Module]

  /// Reports modules.
  public init(_ modules: [Module]) {
    rules = modules
  }

  /// True if no rule is broken.
  public var holds: Bool { rules.allSatisfy { $0.rules.allSatisfy(\.breaches.isEmpty) } }

  /// The report for a terminal.
  public func text(_ layout: Layout) -> String {
    rules.map { module in
      let places = module.rules.flatMap(\.breaches).map { breach in
        "\(module.folder)/\(breach.file):\(breach.line): \(breach.text)".visible
      }
      let lines = Self.table(of: module).lines(layout) + (places.isEmpty ? [] : [""] + places)
      return lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  private static func table(of module: Module) -> TextTable {
    var table = TextTable([module.module, "checked", "breaches"], leading: 2)
    for findings in module.rules {
      let subject = findings.subjects == 1 ? String(findings.subject.dropLast()) : findings.subject
      let isAbout = findings.subjects > 0 ? "\(findings.subjects) \(subject)" : "no such \(subject)"
      let count = findings.breaches.count
      let breaches = TextTable.Cell(findings.subjects > 0 ? "\(count)" : "", count == 0 ? .good : .bad)
      table.add(["\(findings.rule.rawValue)", "\(isAbout)", breaches])
    }
    return table
  }
}
