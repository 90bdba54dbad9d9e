import ChangeCosts

extension ChangesReport {
  /// The report in short, for a terminal: cost of each request in files and lines, the order, and the command for more.
  public func summary(_ layout: Layout) -> String {
    let parts = [
      requests.map { "\($0.name): \($0.words)" },
      ["files, changed and added"] + costs(\.fileCount).lines(layout),
      ["lines of code, added and removed"] + costs(\.lineCount).lines(layout),
      ["total of \(requestNames)"] + sumTable.lines(layout) + turnGroups,
      proofs + leftOutSentences + [
        "role tests: how many no longer compile or pass",
        "One request, with roles, protocols, tests and steps: workbench changes \(requests.first?.name ?? "")",
        "Everything: workbench changes --format markdown, json or csv",
      ],
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// A table with a row for each architecture, and a column for each request.
  private func costs(_ cost: (ChangeEntry) -> Int) -> TextTable {
    var table = TextTable([""] + requests.map(\.name))
    for total in totals {
      let costs = requests.map { request in
        request.changes.first { $0.architecture == total.architecture }.map { "\(cost($0))" } ?? TextTable.missing
      }
      table.add(([names[total.architecture] ?? total.architecture] + costs).map { TextTable.Cell($0) })
    }
    return table
  }

  /// The weights at which two neighbours change places, a sentence each.
  var turnSentences: [String] {
    guard !turns.isEmpty else { return ["No weight of a single request turns the order of two neighbours."] }
    return turns.map { turn in
      let pair = [turn.first, turn.second].map { names[$0] ?? $0 }
      let weight = Self.short(turn.weight)
      return "\(turn.measure): \(pair[0]) and \(pair[1]) change places where \(turn.request) weighs \(weight)"
    }
  }

  /// The weights at which two neighbours change places, those of a pair in one sentence.
  private var turnGroups: [String] {
    var groups: [(pair: String, weights: [String])] = []
    for turn in turns {
      let pair = [turn.first, turn.second].map { names[$0] ?? $0 }.joined(separator: " and ")
      let weight = "\(turn.request) × \(Self.short(turn.weight))"
      if groups.last?.pair != "\(turn.measure): \(pair)" { groups.append(("\(turn.measure): \(pair)", [])) }
      groups[groups.count - 1].weights.append(weight)
    }
    return groups.isEmpty
      ? turnSentences : groups.map { "\($0.pair) change places at \($0.weights.joined(separator: ", "))" }
  }

  /// Sentences about proofs: the requests without one, and those with stale records.
  private var proofs: [String] {
    let unproven = requests.filter { $0.records.proof == nil }.map { "\($0.name): \($0.recordSentence)" }
    let stale = requests.filter(\.isStale).map(\.name)
    return (unproven.isEmpty ? ["Every request is proven: its scenarios pass in every architecture."] : unproven)
      + (stale.isEmpty ? [] : ["Stale: \(stale.joined(separator: ", ")). To renew: swift run workbench record changes"])
  }
}

extension ChangeEntry {
  fileprivate var fileCount: Int { changedFiles + addedFiles }
  fileprivate var lineCount: Int { addedLines + removedLines }
}
