import Reports

extension Exercise {
  /// Returns the text of the README of its package.
  ///
  /// - Parameter tests: the number of tests that the package has at the start.
  func readme(in architecture: String?, tests: Int) -> String {
    // The module in the package has another name than the workbench's.
    let task = architecture.map { self.task.replacing("Sources/\($0)", with: "Sources/My\($0)") } ?? self.task
    return """
      # Exercise \(number): \(title)

      Level: \(level). Time: \(minutes) minutes. You learn \(learn).

      \(task)
      ## Check

      ```sh
      swift test
      ```

      At the start it fails: `\(fails)`. You are done when it passes and its last line counts \(tests) tests or more: a run
      of fewer leaves out a part of the task.

      Stuck? In the workbench's folder:

      ```sh
      swift run workbench exercise hint \(name)\(hints.count > 1 ? "      # hint \(name) 2 says more" : "")
      swift run workbench exercise solution \(name)\(architecture.map { " \($0)" } ?? "")
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
  /// All exercises, a line each.
  func table(_ layout: Layout) -> String {
    var table = TextTable(["", "exercise", "minutes", "level", "in", ""], leading: 6)
    for exercise in exercises {
      let all = exercise.architectures
      table.add([
        "\(exercise.number)", "\(exercise.name)", "\(exercise.minutes)", "\(exercise.level)",
        "\(all.count > 3 ? "each of the \(all.count)" : all.joined(separator: ", "))", "\(exercise.title)",
      ])
    }
    let foot = ["", "To begin: workbench exercise start N [ARCHITECTURE] [FOLDER]", ""]
    return (table.lines(layout) + foot).joined(separator: "\n")
  }
}
