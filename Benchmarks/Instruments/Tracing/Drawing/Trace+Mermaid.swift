extension Trace {
  /// The calls as a sequence diagram for Mermaid.
  public var mermaid: String {
    var lines = ["sequenceDiagram", "  participant World as outside"]
    var seen: Set<Participant> = []
    for call in calls where seen.insert(call.participant).inserted {
      lines.append("  participant \(call.participant.name)")
    }
    for step in steps {
      lines.append("  Note over World: \(step.title)")
      lines += step.calls.flatMap { $0.messages(from: "World") }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Call {
  fileprivate func messages(from caller: String) -> [String] {
    ["  \(caller)->>\(participant.name): \(function)"] + calls.flatMap { $0.messages(from: participant.name) }
  }
}
