extension Trace {
  /// The calls as a tree, a paragraph to a step.
  public var text: String {
    let paragraphs = steps.map { step in
      (["\(step.title):"] + step.calls.flatMap { $0.lines(indentedBy: 1) }).map { $0 + "\n" }.joined()
    }
    return (["\(pattern), \(scenario): \(messages.count) message\(messages.count == 1 ? "" : "s")\n"] + paragraphs)
      .joined(separator: "\n")
  }
}

extension Call {
  fileprivate func lines(indentedBy depth: Int) -> [String] {
    let line = String(repeating: "  ", count: depth) + "\(participant.name).\(function)"
    return [line] + calls.flatMap { $0.lines(indentedBy: depth + 1) }
  }
}
