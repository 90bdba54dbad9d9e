import Foundation
public import Texts

/// The parts of the report page that experiments found out: they are read from the folder of facts.
public struct KnownParts {
  /// The parts that are made of facts, by name.
  public private(set) var parts: [String: any Encodable] = [:]
  /// The parts that the page draws as they are, in JSON, by name.
  public private(set) var drawn: [String: String] = [:]
  /// A sentence for each part that is not there.
  public private(set) var missing: [String] = []

  /// The parts that are drawn as they are, and their files.
  private static let files = [
    "changes": "changes", "mutants": "mutants", "ownership": "ownership", "recordedClaims": "claims",
    "documents": "documents",
  ]

  /// Reads the parts of a package.
  ///
  /// - Parameters:
  ///   - architectures: the modules and names of the architectures, in the order of tables.
  ///   - package: the package that has the parts.
  /// - Throws: `DecodingError` if a file is damaged.
  public init(of architectures: [(module: String, name: String)], in package: PackageFolder) throws {
    for (name, file) in Self.files.sorted(by: { $0.key < $1.key }) {
      if let data = data(of: file, "its \(file)", in: package) {
        drawn[name] = String(decoding: data, as: UTF8.self)
      }
    }
    let facts: FactFile
    do throws(FactFileFailure) {
      facts = try FactFile(in: package)
    } catch {
      missing.append("\(error.text).")
      return
    }
    try add(facts, architectures, in: package)
  }

  /// Returns the flows of a package; none if they are not there.
  public static func flows(in package: PackageFolder) -> [FlowRecord] {
    (try? package.text(path("flows"))).flatMap { try? JSONDecoder().decode([FlowRecord].self, from: Data($0.utf8)) }
      ?? []
  }

  private mutating func add(
    _ facts: FactFile,
    _ architectures: [(module: String, name: String)],
    in package: PackageFolder
  ) throws {
    let known = architectures.filter { facts["lines of code"]?.values[$0.module] != nil }
    let age = FactAge(of: facts, among: known.map(\.module), in: package)
    let older = { commit in known.map(\.module).filter { age.isOlder(commit, of: $0) } }
    parts["facts"] = KnownFacts(facts, known.map(\.module), older)
    let questions = questions(in: package)
    if let arguments = data(of: "arguments", "its arguments", in: package) {
      parts["arguments"] = try ArgumentEntry.all(in: arguments, with: facts, of: known, naming: questions)
    }
    parts["choose"] = questions.map { ConclusionsPart($0, facts, of: known, older: older) }
  }

  /// Reads the questions; if they are not there or not as they have to be, it is said.
  private mutating func questions(in package: PackageFolder) -> Questions? {
    guard data(of: "questions", "its questions", in: package) != nil else { return nil }
    do throws(QuestionsFailure) {
      return try Questions(in: package)
    } catch {
      missing.append("\(error.text).")
      return nil
    }
  }

  /// Returns a file of the folder of facts; if it is not there or no JSON, it is said what is left out.
  private mutating func data(of file: String, _ part: String, in package: PackageFolder) -> Data? {
    let path = Self.path(file)
    guard let data = (try? package.text(path)).map({ Data($0.utf8) }) else {
      missing.append("\(path) is not there, so the page leaves out \(part).")
      return nil
    }
    // A part that is no JSON would make the whole page unreadable.
    guard (try? JSONSerialization.jsonObject(with: data)) != nil else {
      missing.append("\(path) is damaged, so the page leaves out \(part); to restore it: git checkout -- \(path)")
      return nil
    }
    return data
  }

  private static func path(_ file: String) -> String { "\(FactFile.folder)/Page/\(file).json" }
}

/// The facts of the first table.
private struct KnownFacts: Encodable {
  let figures: [FigureEntry]
  /// The architectures whose sources have changed since the facts of tests were found out, and those facts' commit.
  let staleTests: [String]
  let commitOfTests: String?

  init(_ facts: FactFile, _ modules: [String], _ older: (String) -> [String]) {
    let labels = GlanceTable.labels + GlanceTable.changeFacts(in: facts)
    figures = labels.compactMap { label, name in
      guard let fact = facts[name], let group = facts.group(of: name) else { return nil }
      let origin = Figure.Origin(command: group.command, commit: group.commit, date: group.date)
      let figure = Figure(fact, of: modules, label: label, size: "", origin: origin)
      // Tests of equal strength separate nobody.
      let isEqual = name == GlanceTable.strength && Set(figure.values.values).count == 1
      return figure.values.isEmpty || isEqual ? nil : FigureEntry(figure, older: older(group.commit))
    }
    commitOfTests = facts.groups["tests"]?.commit
    staleTests = commitOfTests.map(older) ?? []
  }
}
