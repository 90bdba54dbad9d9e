import ChangeCosts

extension ChangesReport {
  /// What the table of strengths shows.
  static let strengthHead = "Mutants that the tests of roles notice after the change"

  /// How strong the tests of roles are after each change; `nil` if that is known of none.
  var strengthTable: TextTable? {
    let known = requests.filter { $0.proof?.strength != nil }
    guard !known.isEmpty else { return nil }
    var table = TextTable([""] + known.map(\.name))
    for architecture in known[0].changes.map(\.architecture) {
      let shares = known.map { MutantCounts.percent($0.strength(of: architecture)) }
      table.add(([names[architecture] ?? architecture] + shares).map { TextTable.Cell($0) })
    }
    return table
  }
}
