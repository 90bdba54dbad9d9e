/// The calls between the participants of one app, step by step.
public struct Trace: Hashable, Sendable {
  /// The contender's id.
  public let pattern: String
  /// The name of the flow or scenario.
  public let scenario: String
  /// The steps in which something was called.
  public let steps: [Step]

  /// An event from outside of the app, and the calls into the app that followed.
  public struct Step: Hashable, Sendable {
    /// The event, as a sentence.
    public let title: String
    /// The calls, in their order.
    public let calls: [Call]
  }

  /// The calls of all steps, in their order.
  public var calls: [Call] { steps.flatMap(\.calls).flatMap(\.all) }
}

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
  /// The calls of all steps as a tree, a line each; equal calls in a row are one line with their number.
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
