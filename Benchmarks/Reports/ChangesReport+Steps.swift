import ChangeCosts

extension ChangesReport {
  /// What the steps that a request changes cost before and after it; `nil` if it changes none, or if that was not measured.
  func stepTable(of request: ChangesEntry) -> TextTable? {
    var table = TextTable(["", "step", "objects", "messages", "retains and releases"], leading: 2)
    for change in request.changes {
      for step in request.proof?.steps?.values[change.architecture] ?? [] {
        let cells = [
          names[change.architecture] ?? change.architecture, step.benchmark,
          Self.pair(step.before.objects.map(Double.init), step.after.objects.map(Double.init)),
          Self.pair(step.before.messages, step.after.messages),
          Self.pair(step.before.references, step.after.references),
        ]
        table.add(cells.map { TextTable.Cell($0) })
      }
    }
    return table.hasFigures ? table : nil
  }

  /// A figure before and after.
  private static func pair(_ before: Double?, _ after: Double?) -> String {
    guard let before, let after else { return TextTable.missing }
    return "\(short(before)) → \(short(after))"
  }
}
