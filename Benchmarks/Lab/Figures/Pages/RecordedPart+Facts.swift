public import Command
public import Runs
import Texts

extension RecordedPart {
  /// Returns the part of an architecture's page with its sizes and its objects; `nil` if a fact is missing.
  ///
  /// - Parameter population: the objects that are alive on the screens.
  public static func costs(of module: String, _ facts: FactFile, _ population: Population) -> RecordedPart? {
    let names = ["files", "lines of code", "lines free of UIKit"]
    let values = names.compactMap { facts[$0]?.values[module] }
    guard values.count == names.count else { return nil }
    let (files, lines, free) = (Int(values[0]), Int(values[1]), Int((values[2] * values[1]).rounded()))
    let share = free == 0 ? "none" : "\(free)"
    let (dashboard, details) = (population.dashboard, population.details)
    let words = "Beside them, \(dashboard.binding) and \(details.binding) that bind: observables, observers, bags."
    let binding = dashboard.binding == 0 ? "" : " \(words)"
    return RecordedPart(
      begin: "<!-- Counted; renew with: \(ChoosingPage.command) -->",
      end: "<!-- End of what is counted -->",
      text: """
        - **Code**: \(files) files, \(lines) lines with code on them; \(share) of these are free of UIKit.
        - **Objects**: \(dashboard.roleCount) on the dashboard, \(details.roleCount) with details.\(binding)

        """
    )
  }

  /// Returns the table of times by the length of the list.
  ///
  /// - Parameters:
  ///   - facts: the facts; without times the table has no rows.
  ///   - architectures: the modules and names, in the order of tables.
  public static func growth(_ facts: FactFile, of architectures: [(module: String, name: String)]) -> RecordedPart {
    var table = TextTable([""] + architectures.map(\.name) + ["noise"])
    for fact in facts.groups["growth"]?.figures ?? [] {
      let cells = architectures.map { fact.values[$0.module].map(fact.text) ?? "" }
      let noise = "\(Int((fact.noise * 100).rounded(.up))) %"
      table.add(([fact.name] + cells + [noise]).map { TextTable.Cell($0) })
    }
    return RecordedPart(
      begin: "<!-- Timed; renew with: \(ChoosingPage.command) -->",
      end: "<!-- End of what is timed -->",
      text: table.markdown.map { "\($0)\n" }.joined()
    )
  }

  /// Returns the table of the workshop's handout: the differences between the architectures, a line each.
  ///
  /// - Parameters:
  ///   - facts: the facts; a cell without one is empty.
  ///   - messages: the number of messages when the details are opened, by module.
  ///   - architectures: the modules and names, in the order of tables.
  ///   - requests: the number of change requests.
  public static func handout(
    _ facts: FactFile,
    messages: [String: Double],
    of architectures: [(module: String, name: String)],
    after requests: Int
  ) -> RecordedPart {
    let columns = [
      ("files", "files"), ("lines", "lines of code"), ("free of UIKit", "lines free of UIKit"),
      ("roles", "roles in a component"), ("objects", "objects with details open"), ("messages", ""),
      ("\(requests) changes: files", "all \(requests) requests: files"),
      ("\(requests) changes: lines", "all \(requests) requests: lines"),
    ]
    var table = TextTable([""] + columns.map(\.0))
    for (module, name) in architectures {
      let cells = columns.map { _, fact in
        if fact.isEmpty { return messages[module].map(Fact.short) ?? "" }
        return facts[fact].flatMap { fact in fact.values[module].map(fact.text) } ?? ""
      }
      table.add(([name] + cells).map { TextTable.Cell($0) })
    }
    return RecordedPart(
      begin: "<!-- Current figures; renew with: \(ChoosingPage.command) -->",
      end: "<!-- End of the figures -->",
      text: table.markdown.map { "\($0)\n" }.joined()
    )
  }
}
