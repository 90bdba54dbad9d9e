import Tracing

/// The recorded figures of the page about testing.
public struct TestabilityPage: Sendable {
  /// The page, below the package's folder.
  public static let path = "docs/TESTABILITY.md"

  private let architectures: [MutantsRecord.Architecture]

  /// Creates the page's figures from a record.
  public init(_ record: MutantsRecord) {
    architectures = record.architectures
  }

  /// The recorded part of the page.
  public var part: RecordedPart {
    RecordedPart(
      begin: "<!-- Found by mutants; renew with: swift run workbench record mutants -->",
      end: "<!-- End of what mutants found -->",
      text: markdown
    )
  }

  private var markdown: String {
    let parts = [
      ["## How strong the tests are", ""] + strength.markdown,
      ["## What that costs", ""] + costs.markdown,
      ["## Which roles need a window", ""] + roles.markdown,
      ["## References that matter", "", referenceSentence, ""] + references.markdown,
      ["## What role tests or scenarios do not notice", ""] + unnoticed,
    ]
    return parts.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var strength: TextTable {
    var table = TextTable([""] + MutantCounts.heads)
    for one in architectures { table.add(([one.name] + one.counts.cells).map { TextTable.Cell($0) }) }
    return table
  }

  private var costs: TextTable {
    var table = TextTable([
      "", "strength", "lines", "mutants per 100 lines", "lines of role tests", "doubles", "their lines", "tests",
      "without UIKit", "mutants noticed without UIKit",
    ])
    for one in architectures {
      let costs = one.costs
      let density = Double(one.counts.mutants) / Double(max(1, costs.moduleLines)) * 100
      let judged = one.roles.reduce(0) { $0 + $1.mutants }
      let without = one.roles.reduce(0) { $0 + $1.noticedWithoutUIKit }
      let cells = [
        one.name, MutantCounts.percent(one.counts.testStrength), "\(costs.moduleLines)", "\(Int(density.rounded()))",
        "\(costs.testLines)", "\(costs.doubles)", "\(costs.doubleLines)", "\(costs.tests)",
        "\(costs.testsWithoutUIKit)", MutantCounts.percent(judged == 0 ? nil : Double(without) / Double(judged)),
      ]
      table.add(cells.map { TextTable.Cell($0) })
    }
    return table
  }

  private var roles: TextTable {
    var table = TextTable(["", "role", "mutants", "noticed without UIKit", "with UIKit only"], leading: 2)
    for one in architectures {
      for role in one.roles {
        let counts = [role.mutants, role.noticedWithoutUIKit, role.noticedWithUIKit].map { "\($0)" }
        table.add(([one.name, role.name] + counts).map { TextTable.Cell($0) })
      }
    }
    return table
  }

  private var referenceSentence: String {
    architectures.map { one in
      let leaking = one.references.count { $0.scenario != nil }
      return "\(one.name): \(leaking) of \(one.references.count)"
    }.joined(separator: " · ")
      + " weak or unowned references, made strong, fail a scenario: one forgotten word leaks a screen, or more."
  }

  private var references: TextTable {
    var table = TextTable(["", "reference", "at", "role test", "scenario", "what of it is alive then"], leading: 6)
    for one in architectures {
      for reference in one.references {
        let test = reference.test.map { String($0.split(separator: "/").dropFirst().first ?? "") } ?? "none"
        let cells = [
          one.name, "`\(reference.name)`", "\(reference.file):\(reference.line)", test,
          reference.scenario.map { String($0.prefix(2)) } ?? "none",
          reference.equivalence ?? Self.leaked(reference.message ?? "", of: one.module),
        ]
        table.add(cells.map { TextTable.Cell($0) })
      }
    }
    return table
  }

  /// The named objects of a message that the architecture declares; empty if it names none.
  private static func leaked(_ message: String, of module: String) -> String {
    message.matches(of: /(\d+) × (\w+)\.([\w.]+)/).filter { $0.2 == module }.map { "\($0.1) × \($0.3)" }
      .joined(separator: ", ")
  }

  private var unnoticed: [String] {
    architectures.flatMap { one in
      one.unnoticed.map { mutant in
        let by = mutant.isNoticedByTests ? "no scenario" : mutant.isNoticedByScenarios ? "no role test" : "nobody"
        return "- \(one.module)/\(mutant.file):\(mutant.line), \(mutant.operation), noticed by \(by): "
          + mutant.diff.map { "`\($0)`" }.joined(separator: " ")
          + (mutant.reasonUnseen.map { ". The app never shows it: \($0)" } ?? "")
      }
    }
  }
}
