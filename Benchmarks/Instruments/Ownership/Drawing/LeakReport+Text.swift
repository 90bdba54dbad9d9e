extension LeakReport {
  /// The report as text, in the manner of LeakCanary.
  public var text: String {
    if isEmpty { return "Nothing leaked.\n" }
    let head = "\(count) \(count == 1 ? "object" : "objects") leaked, \(bytes) bytes\n"
    return ([head] + traces.map(\.text) + [remedy.text]).joined(separator: "\n")
  }
}

extension Remedy {
  /// The changes to make, as text; empty if there are none.
  public var text: String {
    var lines: [String] = []
    let sets = choices.map { $0.map(\.description).joined(separator: ", ") }
    let doubt = isMinimal ? "" : " (fewer may do: the search was cut short)"
    switch sets.count {
    case 0: break
    case 1: lines.append("Make weak or unowned\(doubt): \(sets[0])")
    default:
      let size = choices.first?.count ?? 0
      lines.append("Make weak or unowned\(doubt) all references of one of these lines; each has \(size):")
      lines += sets.map { "  \($0)" }
    }
    if !release.isEmpty { lines.append("Release earlier: \(release.joined(separator: ", "))") }
    return lines.map { $0 + "\n" }.joined()
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
      if let place = step.place { lines.append("│      written in \(place)") }
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
