/// Collects the parts of a page from files and from the package.
public struct ReportParts: Sendable {
  private let subjects: [PageSubject]
  private let folder: SourceFolder
  private let files: [ResultsFile]

  /// Collects the page's content.
  ///
  /// - Parameters:
  ///   - subjects: all contenders that can be named.
  ///   - folder: the package, for its records.
  ///   - files: results, perhaps of several machines.
  public init(_ subjects: [PageSubject], in folder: SourceFolder, files: [ResultsFile]) {
    self.subjects = subjects
    self.folder = folder
    self.files = files
  }

  /// The page with everything that is known.
  ///
  /// - Parameters:
  ///   - changes: the cost of change requests, if it is known.
  ///   - mutants: the mutants and the tests that notice them, if they are known.
  ///   - arguments: the arguments that teams have, with their figures, if these are recorded.
  ///   - choosing: the situations in which a team chooses, with their figures, if these are recorded.
  ///   - screens: the screens of the flows, by architecture and flow, such as `VIPER/open`.
  ///   - version: the command's.
  /// - Throws: `EncodingError`, which would be a mistake of this program.
  public func page(
    changes: (some Encodable)?,
    mutants: (some Encodable)?,
    arguments: (some Encodable)?,
    choosing: (some Encodable)?,
    screens: [String: [FlowScreen]],
    version: String
  ) throws -> ReportDocument {
    var page = ReportDocument()
    let patterns = subjects.filter { $0.kind == "pattern" }
    let ids = patterns.map(\.id)
    try page.add(1, as: "schema")
    try page.add(version, as: "version")
    try page.add(subjects, as: "subjects")
    try page.add(folder.facts(of: ids), as: "facts")
    try page.add(changes, as: "changes")
    try page.add(mutants, as: "mutants")
    try page.add(arguments, as: "arguments")
    try page.add(choosing, as: "choosing")
    try page.add(folder.patches(of: ids), as: "patches")
    try page.add(folder.wirings, as: "wirings")
    let sources = Dictionary(uniqueKeysWithValues: patterns.map { ($0.id, folder.files(of: $0)) })
    try page.add(sources, as: "code")
    try page.add(ids.flatMap { flows(of: $0, screens) }, as: "flows")
    let drawings = ids.compactMap { id in
      let components = Set(sources[id, default: []].map(\.component)).subtracting([""])
      let page = folder.text("docs/patterns/\(id).md")
      return page.flatMap { RecordedOwnership(page: $0, components: components) }.map { (id, $0) }
    }
    try page.add(Dictionary(uniqueKeysWithValues: drawings), as: "ownership")
    try addFiles(to: &page)
    return page
  }

  private func addFiles(to page: inout ReportDocument) throws {
    let runs = files.compactMap { if case .run(let run) = $0.content { run } else { nil } }
    try page.add(runs, as: "runs")
    try page.add(MachinesPart(runs), as: "machines")
    try page.add(files.compactMap { if case .sweep(let sweep) = $0.content { sweep } else { nil } }, as: "sweeps")
    let claims = files.compactMap { if case .claims(let claims) = $0.content { claims } else { nil } }.first
    try page.add(claims, as: "claims")
    try page.add(folder.text("docs/CLAIMS.md").flatMap(RecordedClaims.init), as: "recordedClaims")
  }

  private func flows(of id: String, _ screens: [String: [FlowScreen]]) -> [RecordedFlow] {
    folder.names(in: "docs/traces/\(id)").filter { $0.hasSuffix(".txt") }.compactMap { name in
      let flow = String(name.dropLast(4))
      var recorded = folder.text("docs/traces/\(id)/\(name)").flatMap { RecordedFlow($0, flow: flow, of: id) }
      recorded?.show(screens["\(id)/\(flow)"] ?? [])
      return recorded
    }
  }
}
