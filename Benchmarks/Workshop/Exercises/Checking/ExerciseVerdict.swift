import Instruments

/// The result of a check of a solution, as about ten lines for a person.
struct ExerciseVerdict {
  /// The exercise.
  let exercise: Exercise
  /// The module in which it is done; `nil` if it needs none.
  var architecture: String?
  /// The outcome of the tests as they were given.
  let outcome: TestOutcome
  /// The files that were put back as they were given.
  var putBack: [String] = []
  /// True if the solution is still the start.
  var isUntouched = false
  /// A sentence for each breach of a rule.
  var breaches: [String] = []
  /// A sentence for each text of the first failure that was swapped: the person's files have another one in its place.
  var swaps: [String] = []
  /// A sentence for each thing that is unusual and right.
  var notes: [String] = []
  /// The size of the solution, such as `2 files, +3 −1 lines`; empty if nothing was changed.
  var size = ""
  /// The references that keep objects alive; empty if nothing leaks.
  var traces: [LeakTrace] = []
  /// The reason why no traces could be found, although objects are alive; `nil` if they were not needed.
  var untraced: String?
  /// The command for the next step: a hint that has not been shown, or a solution.
  var next = ""
  /// The file with all that the tests printed, as a path from the package.
  var log = ""

  /// True if the tests pass and no rule is broken.
  var isSolved: Bool { outcome.passed && breaches.isEmpty }

  /// The longest list that is printed whole.
  private static let few = 3

  /// The verdict, the reasons, and the next step.
  func text(_ layout: Layout) -> String {
    let name = "Exercise \(exercise.number), \(exercise.name)"
    var lines = [isSolved ? "\(name): solved\(size.isEmpty ? "" : ", with \(size)")." : "\(name): not solved yet."]
    lines += few(putBack.map { "Put back as it was given: \($0)" })
    // Before the first edit they would give away what is to be done.
    let breaches = isUntouched && !outcome.passed ? [] : breaches
    lines += tests + swaps + few(breaches.map { "Not as the task asks: \($0)" }) + cycle + notes
    lines.append(isSolved ? "Compare:" : "Next:")
    // The command is not broken: it can be copied.
    let text = layout.fit(lines.joined(separator: "\n")) + "\n  \(next)\n"
    return isSolved ? text : text + layout.fit("All that the tests printed: \(log)") + "\n"
  }

  private var tests: [String] {
    if outcome.passed { return ["The tests as they were given pass."] }
    guard outcome.count != nil || !outcome.issues.isEmpty else { return stop }
    let count = outcome.issues.count
    let head = count == 0 ? "No test has run." : count == 1 ? "A failure:" : "\(count) failures, the first of them:"
    let first = outcome.issues.first.map { issue in
      ["  \(issue.title)", "  \(issue.reason)\(issue.alive.isEmpty ? "" : ":")"]
        + few(issue.alive, limit: traces.isEmpty ? 5 : 2).map { "    \($0)" }
    }
    return [head] + (first ?? []) + (outcome.count == nil ? stop : [])
  }

  /// The reason why the run did not come to its end.
  private var stop: [String] {
    if !outcome.errors.isEmpty { return ["It does not compile:"] + few(outcome.errors).map { "  \($0)" } }
    let reason = outcome.fatal.map { ": \($0)" } ?? ""
    return ["The tests ended before their end\(reason)"] + few(outcome.interrupted).map { "  while it ran: \($0)" }
  }

  private var cycle: [String] {
    if let untraced { return ["What holds them cannot be shown: \(untraced)"] }
    guard let trace = traces.first(where: { $0.kind == .cycle }) ?? traces.first else { return [] }
    let head = trace.kind == .cycle ? "A cycle, as `leaks` prints it:" : "Held by \(trace.root ?? "something else"):"
    let steps = trace.steps.map { step in
      "  ├─ \(step.type)\(step.reference.map { "  ↓ \($0)" } ?? "")"
    }
    let end = trace.kind == .cycle ? ["  ╰→ \(trace.steps.first?.type ?? "") again"] : []
    let more = traces.count - 1
    return [head] + steps + end + (more > 0 ? ["  and \(more) more"] : [])
  }

  private func few(_ lines: [String], limit: Int = few) -> [String] {
    lines.count <= limit + 1 ? lines : lines.prefix(limit) + ["and \(lines.count - limit) more"]
  }
}
