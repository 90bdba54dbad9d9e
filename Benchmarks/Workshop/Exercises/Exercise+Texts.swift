extension Exercise {
  /// Returns the rules for solutions in a module. In the package that has another name than the workbench's.
  func rules(in architecture: String?) -> ExerciseRules {
    guard let architecture else { return ExerciseRules(rules, module: nil) }
    let own = rules.filter { $0.architecture ?? architecture == architecture }.map { rule in
      rule.replacingPaths { path in
        "\(path)/".hasPrefix("Sources/\(architecture)/") ? path.replacing("Sources/", with: "Sources/My") : path
      }
    }
    return ExerciseRules(own, module: "Sources/My\(architecture)")
  }

  /// Returns the text of the README of its package.
  ///
  /// - Parameters:
  ///   - minutes: the expected duration.
  ///   - place: the path from the package to the workbench.
  func readme(in architecture: String?, minutes: Int, place: String) -> String {
    // The module in the package has another name than the workbench's.
    let task = architecture.map { self.task.replacing("Sources/\($0)", with: "Sources/My\($0)") } ?? self.task
    let command = "swift run --package-path \(Program.quoted(place)) workbench exercise"
    return """
      # Exercise \(number): \(title)

      Level: \(level.rawValue). Time: \(minutes) minutes. You learn \(learn).

      \(task)
      ## Check

      ```sh
      \(command) check
      ```

      It runs the tests as they were given, whatever is changed in `Tests`, then looks for shortcuts, and says in a few
      lines what is missing. You are done when it says *solved*. `swift test` shows all of each failure.

      At the start the tests fail; among what `swift test` prints is `\(fails)`.

      Stuck?

      ```sh
      \(command) hint \(word)\(hints.count > 1 ? "      # hint \(word) 2 says more" : "")
      \(command) solution \(words(in: architecture))
      ```

      This folder is yours: edit it, keep it under version control, delete it.

      """
  }

  /// The title as a sentence; that of a request is one already.
  var sentence: String { title.hasSuffix(".") ? title : "\(title)." }

  /// The words by which a command finds it in a module; those of an unknown one if it is offered in several.
  func words(in architecture: String?) -> String {
    architectures.count < 2 ? word : "\(word) \(architecture ?? "ARCHITECTURE")"
  }

  /// One of its hints, counted from 1, and the command for the next one or for the solution.
  func hint(_ number: Int, in architecture: String?, of workbench: WorkbenchFolder, _ layout: Layout) -> String {
    let next = number < hints.count ? "Another one:" : "That was the last one:"
    let text = "Hint \(number) of \(hints.count) for \(name)\n\n\(Self.flowing(hints[number - 1]))\n\n\(next)"
    // The command is not broken: it can be copied.
    return layout.fit(text) + "\n  \(workbench.command(help(after: number, in: architecture)))\n"
  }

  /// Returns a text of a page with each paragraph in one line, for a layout to break.
  private static func flowing(_ text: String) -> String {
    text.replacing(#/(\S)\n(?=[^\s\-])/#) { "\($0.output.1) " }
  }

  /// The words of the command for the next hint when some have been shown, or else for the solution.
  func help(after shown: Int, in architecture: String?) -> [String] {
    shown < hints.count
      ? ["exercise hint", word] + (shown > 0 ? ["\(shown + 1)"] : [])
      : ["exercise solution", words(in: architecture)]
  }
}

extension ExerciseShelf {
  /// All exercises by level: what is solved, the expected duration, what one learns.
  func table(_ progress: ExerciseProgress, _ layout: Layout) -> String {
    let width = exercises.map(\.name.count).max() ?? 0
    var lines: [String] = []
    for (index, exercise) in exercises.enumerated() {
      let before = index > 0 ? exercises[index - 1] : nil
      if before?.level != exercise.level { lines += (index > 0 ? [""] : []) + [exercise.level.rawValue] }
      let (number, all) = ("\(exercise.number)", exercise.architectures)
      let name = exercise.name + String(repeating: " ", count: width - exercise.name.count)
      let mark = progress.mark(exercise)
      let place = all.count > 3 ? "each of the \(all.count)" : all.joined(separator: ", ")
      // Of one that lacks a part, such as a new change request without scenarios, `start` says what is missing.
      let time = (try? minutes(of: exercise)).map { "\($0) min" } ?? "not complete yet"
      let parts = [mark, time, place]
      let about = parts.filter { !$0.isEmpty }.joined(separator: ", ")
      // Under the name, which is in the sixth column.
      let rows = "\(number)  \(name)  \(about): \(exercise.title)".lines(of: layout.width - 5)
      let indents = [String(repeating: " ", count: max(0, 3 - number.count))] + rows.dropFirst().map { _ in "     " }
      lines += zip(indents, rows).map(+)
      // The same lesson as that of the exercise before is not told again.
      if before?.learn != exercise.learn { lines.append("     you learn \(exercise.learn)") }
    }
    lines += ["", "To begin: \(workbench.command(["exercise start N [ARCHITECTURE] [FOLDER]"]))", ""]
    return layout.fit(lines.joined(separator: "\n"))
  }

  /// The first exercise that is not solved, and how to begin it.
  func next(_ progress: ExerciseProgress) throws(CommandFailure) -> String {
    guard let exercise = exercises.first(where: { !progress.hasSolved($0) }) else {
      return "All \(exercises.count) exercises are solved.\n"
    }
    let architecture = exercise.architectures.count > 1 ? " \(exercise.architectures[0])" : ""
    return """
      Exercise \(exercise.number), \(exercise.name): \(exercise.sentence) Time: \(try minutes(of: exercise)) minutes.
      You learn \(exercise.learn).

        \(workbench.command(["exercise start \(exercise.name)\(architecture)"]))

      """
  }

  /// The expected duration, such as `10` or `10–20`: the least and the greatest of its architectures.
  func minutes(of exercise: Exercise) throws(CommandFailure) -> String {
    let architectures = exercise.architectures.isEmpty ? [nil] : exercise.architectures.map(Optional.some)
    let all = try architectures.map { architecture throws(CommandFailure) in
      try ExerciseFiles(of: exercise, in: architecture, from: self, place: "").minutes
    }
    let (least, most) = (all.min() ?? 0, all.max() ?? 0)
    return least == most ? "\(least)" : "\(least)–\(most)"
  }
}
