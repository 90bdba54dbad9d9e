/// Collects the parts of a page from files and from the package.
public struct ReportParts: Sendable {
  private let subjects: [PageSubject]
  private let folder: SourceFolder
  private let files: [ResultsFile]

  /// Collects the page's content.
  ///
  /// - Parameters:
  ///   - subjects: all contenders that can be named.
  ///   - folder: the package, for its sources and patches.
  ///   - files: results, perhaps of several machines.
  public init(_ subjects: [PageSubject], in folder: SourceFolder, files: [ResultsFile]) {
    self.subjects = subjects
    self.folder = folder
    self.files = files
  }

  /// The page with everything that is known.
  ///
  /// - Parameters:
  ///   - known: what experiments found out, by the names in the page's data, such as `arguments`.
  ///   - drawn: more of it, which the page draws as it is, in JSON.
  ///   - version: the command's.
  /// - Throws: `EncodingError`, which would be a mistake of this program.
  public func page(
    _ known: [String: any Encodable],
    raw drawn: [String: String],
    version: String
  ) throws -> ReportDocument {
    var page = ReportDocument()
    let ids = architectures.map(\.id)
    try page.add(1, as: "schema")
    try page.add(version, as: "version")
    try page.add(subjects, as: "subjects")
    for (name, value) in known { try page.add(value, as: name) }
    for (name, text) in drawn { page.add(raw: text, as: name) }
    try page.add(folder.patches(of: ids), as: "patches")
    try page.add(folder.wirings, as: "wirings")
    let sources = Dictionary(uniqueKeysWithValues: architectures.map { ($0.id, folder.files(of: $0)) })
    try page.add(sources, as: "code")
    try addFiles(to: &page)
    return page
  }

  /// A sentence for each part of the package that is not there.
  public var missing: [String] {
    let hidden = architectures.filter { folder.files(of: $0).isEmpty }.map(\.name)
    let sources =
      hidden.isEmpty
      ? [] : ["The sources of \(hidden.joined(separator: ", ")) are not there, so the page has no code of them."]
    let patches =
      folder.patches(of: architectures.map(\.id)).isEmpty
      ? ["The change requests are not there, so the page has no patches."] : []
    return sources + patches
  }

  private var architectures: [PageSubject] { subjects.filter { ["pattern", "today"].contains($0.kind) } }

  private func addFiles(to page: inout ReportDocument) throws {
    let runs = files.compactMap { if case .run(let run) = $0.content { run } else { nil } }
    try page.add(runs, as: "runs")
    try page.add(MachinesPart(runs), as: "machines")
    try page.add(files.compactMap { if case .sweep(let sweep) = $0.content { sweep } else { nil } }, as: "sweeps")
    let claims = files.compactMap { if case .claims(let claims) = $0.content { claims } else { nil } }.first
    try page.add(claims, as: "claims")
  }
}
