import Reports

extension Exercise {
  /// Returns the rules for solutions in a module. In the package that has another name than the workbench's.
  func rules(in architecture: String?) -> ExerciseRules {
    guard let architecture else { return ExerciseRules(rules, module: nil) }
    let own = rules.map { rule in
      rule.replacingPaths { path in
        "\(path)/".hasPrefix("Sources/\(architecture)/") ? path.replacing("Sources/", with: "Sources/My") : path
      }
    }
    return ExerciseRules(own, module: "Sources/My\(architecture)")
  }

  /// Returns the text of the README of its package.
  ///
  /// - Parameter place: the path from the package to the workbench.
  func readme(in architecture: String?, place: String) -> String {
    // The module in the package has another name than the workbench's.
    let task = architecture.map { self.task.replacing("Sources/\($0)", with: "Sources/My\($0)") } ?? self.task
    let command = "swift run --package-path \(Program.quoted(place)) workbench exercise"
    return """
      # Exercise \(number): \(title)

      Level: \(level). Time: \(minutes) minutes. You learn \(learn).

      \(task)
      ## Check

      ```sh
      \(command) check
      ```

      It runs the tests as they were given, whatever is changed in `Tests`, then looks for shortcuts, and says in about ten
      lines what is missing. At the start the tests fail: `\(fails)`. You are done when it says *solved*. `swift test`
      shows all of each failure.

      Stuck?

      ```sh
      \(command) hint \(name)\(hints.count > 1 ? "      # hint \(name) 2 says more" : "")
      \(command) solution \(name)\(architecture.map { " \($0)" } ?? "")
      ```

      This folder is yours: edit it, keep it under version control, delete it.

      """
  }

  /// One of its hints, counted from 1.
  func hint(_ number: Int) -> String {
    let next =
      number < hints.count
      ? "Another one: workbench exercise hint \(name) \(number + 1)"
      : "That was the last one: workbench exercise solution \(name)"
    return "Hint \(number) of \(hints.count) for \(name)\n\n\(hints[number - 1])\n\n\(next)\n"
  }
}

extension ExerciseShelf {
  /// All exercises, a line each, with what is solved.
  func table(_ progress: ExerciseProgress, _ layout: Layout) -> String {
    var table = TextTable(["", "exercise", "done", "minutes", "level", "in", ""], leading: 7)
    for exercise in exercises {
      let all = exercise.architectures
      table.add([
        "\(exercise.number)", "\(exercise.name)", "\(progress.mark(exercise))", "\(exercise.minutes)",
        "\(exercise.level)", "\(all.count > 3 ? "each of the \(all.count)" : all.joined(separator: ", "))",
        "\(exercise.title)",
      ])
    }
    let foot = ["", "To begin: workbench exercise start N [ARCHITECTURE] [FOLDER]", ""]
    return (table.lines(layout) + foot).joined(separator: "\n")
  }

  /// The first exercise that is not solved, and how to begin it.
  func next(_ progress: ExerciseProgress) -> String {
    guard let exercise = exercises.first(where: { !progress.hasSolved($0) }) else {
      return "All \(exercises.count) exercises are solved.\n"
    }
    let architecture = exercise.architectures.count > 1 ? " \(exercise.architectures[0])" : ""
    return """
      Exercise \(exercise.number), \(exercise.name): \(exercise.title). Time: \(exercise.minutes) minutes.
      You learn \(exercise.learn).

        swift run workbench exercise start \(exercise.name)\(architecture)

      """
  }
}
