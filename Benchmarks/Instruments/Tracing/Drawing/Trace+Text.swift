extension Trace {
  /// The calls as a tree, a paragraph to a step.
  public var text: String {
    let paragraphs = steps.map { step in
      (["\(step.title):"] + step.calls.flatMap { $0.lines(indentedBy: 1) }).map { $0 + "\n" }.joined()
    }
    let counts = [Self.count(messages, "message"), Self.count(reads, "read")].joined(separator: ", ")
    return (["\(pattern), \(scenario): \(counts)\n"] + paragraphs).joined(separator: "\n")
  }

  private static func count(_ messages: [Message], _ noun: String) -> String {
    "\(messages.count) \(noun)\(messages.count == 1 ? "" : "s")"
  }
}

extension Trace {
  /// The calls of all steps as a tree, a line each; the same call again and again is one line that says how often.
  public var lines: [String] {
    var groups: [(call: Call, count: Int)] = []
    for call in steps.flatMap(\.calls) {
      if groups.last?.call == call { groups[groups.count - 1].count += 1 } else { groups.append((call, 1)) }
    }
    return groups.flatMap { group in
      let lines = group.call.lines(indentedBy: 0)
      return group.count > 1 ? ["\(lines[0])  (\(group.count) times)"] + lines.dropFirst() : lines
    }
  }
}

extension Call {
  fileprivate func lines(indentedBy depth: Int) -> [String] {
    let line = String(repeating: "  ", count: depth) + "\(participant.name).\(function)"
    return [line] + calls.flatMap { $0.lines(indentedBy: depth + 1) }
  }
}
