public import Suites
import Tracing

extension StructureReport {
  /// The table of the workshop's handout: what tells the architectures apart, a line each.
  ///
  /// - Parameters:
  ///   - populations: how many objects are alive on the screens.
  ///   - messages: how many messages opening the details takes, by module.
  ///   - changes: what change requests cost.
  public func handout(
    _ populations: [Population],
    messages: [String: Double],
    _ changes: ChangesReport
  ) -> RecordedPart {
    var table = TextTable(
      ["", "files", "lines", "UI-free", "objects", "messages"] + changes.requests.map(\.name)
    )
    for (entry, name) in zip(structure, names) {
      let objects = populations.first { $0.contender == entry.pattern }.map { "\($0.detailsCount)" } ?? ""
      let count = messages[entry.pattern].map { Int(exactly: $0).map(String.init) ?? "\($0)" } ?? ""
      let files = changes.requests.map { request in
        request.changes.first { $0.architecture == entry.pattern }.map { "\($0.changedFiles + $0.addedFiles)" } ?? ""
      }
      let share = "\(Int((entry.interfaceFreeShareByImport * 100).rounded())) %"
      let cells = [name, "\(entry.files.count)", "\(entry.lines)", share, objects, count] + files
      table.add(cells.map { TextTable.Cell($0) })
    }
    return RecordedPart(
      begin: "<!-- Current figures; renew with: swift run workbench pages -->",
      end: "<!-- End of the figures -->",
      text: table.markdown.map { "\($0)\n" }.joined()
    )
  }
}
