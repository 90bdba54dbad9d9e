extension LeakReport {
  /// The report as text, in the manner of LeakCanary.
  public var text: String {
    if isEmpty { return "Nothing leaked.\n" }
    let head = "\(count) \(count == 1 ? "object" : "objects") leaked, \(bytes) bytes\n"
    return ([head] + traces.map(\.text) + [remedy.text]).joined(separator: "\n")
  }
}

extension LeakTrace {
  /// The trace as text, in the manner of LeakCanary; the references to change are underlined.
  public var text: String {
    var lines = ["┬───", "│ \(beginning)", "│"]
    for (place, step) in steps.enumerated() {
      let isLast = place == steps.count - 1 && kind != .cycle
      lines.append("\(isLast ? "╰→" : "├─") \(step.type)")
      guard let reference = step.reference else { continue }
      lines.append("│    ↓ \(reference)")
      if step.isSuspect { lines.append("│      \(String(repeating: "~", count: reference.count))") }
      if let place = step.place {
        lines.append("│      \(place.hasPrefix(Function.passedMethod) ? place : "written in \(place)")")
      }
    }
    if kind == .cycle { lines.append("╰→ \(steps.first?.type ?? "") again") }
    let types = byType.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) × \($0.key)" }
    lines += ["", "  \(reason)", "  \(count) \(count == 1 ? "object" : "objects"), \(bytes) bytes: "]
    lines[lines.count - 1] += types.joined(separator: ", ")
    lines.append("  found \(occurrences == 1 ? "once" : "\(occurrences) times"), fingerprint \(fingerprint)")
    return lines.map { $0 + "\n" }.joined()
  }

  private var beginning: String {
    switch kind {
    case .path: "held by \(root ?? "a root")"
    case .cycle: "a cycle"
    case .unexplained: "held from outside the heap"
    }
  }
}
