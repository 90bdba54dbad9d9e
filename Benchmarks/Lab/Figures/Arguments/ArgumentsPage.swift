/// The page with the arguments that teams have, each with the figures that settle it. The command writes all of it.
public struct ArgumentsPage {
  /// The path of the page in the package.
  public static let path = "docs/ARGUMENTS.md"

  let known: ArchitectureFigures

  /// Makes the page of the figures of the six.
  public init(_ figures: ArchitectureFigures) {
    known = figures
  }

  /// The page: its purpose, the verdicts, then each argument with its figures.
  public var text: String {
    let sections = known.arguments.enumerated().map { section($1, number: $0 + 1) }
    let leftOut = known.leftOut.map { "\($0)\n" }
    let tables = [verdicts] + sections + [moves, sizes].compactMap(\.self)
    return ([Self.introduction] + leftOut + tables).joined(separator: "\n")
  }

  private static let introduction = """
    # Fourteen arguments

    The arguments that teams have about architectures, each in the words of a team, with the figures that settle it as far as
    code can. They were collected from about sixty threads and decision records. [CHOOSING](CHOOSING.md) begins with a
    situation; this page begins with an argument.

    **How to read it.** An order is given only where it is larger than the noise. That is the largest difference between two
    authors who made the same changes in the same architecture; for figures that grow with code at least that of their lines,
    for counts at least one. *Depends* names what would make the lowest or the highest others. A figure of code was measured
    again with each change request made in all six, and with each variant in the place of one; the strength of tests, with
    each request. A sum over requests was computed again without each of them. A single request was not measured again. All
    is of one app with four components.

    `swift run workbench pages` writes this page, from records that `swift run workbench record` renews.

    """

  private var verdicts: String {
    var table = TextTable(["", "argument", "verdict"], leading: 3)
    for (index, argument) in known.arguments.enumerated() {
      let cells = ["[\(index + 1)](#\(Self.anchor(argument, index + 1)))", argument.title, argument.answer]
      table.add(cells.map { TextTable.Cell($0) })
    }
    return (["## Verdicts", ""] + table.markdown).joined(separator: "\n") + "\n"
  }

  private func section(_ argument: Argument, number: Int) -> String {
    var table = TextTable([""] + known.modules.map(\.name))
    let figures = argument.figures.filter(\.isWhole)
    for figure in figures { table.add(figure.row) }
    let lines = [
      "## \(number). \(argument.title)", "", "> \(argument.words)", ">",
      "> — [\(argument.source.name)](\(argument.source.url))", "", argument.answer, "",
    ]
    let rest = figures.dropFirst().map { "- \($0.order)" }
    return
      (lines + table.markdown + [""] + rest + (rest.isEmpty ? [] : [""])
      + ["*Code cannot settle* \(argument.open)", ""]).joined(separator: "\n")
  }

  /// The anchor of a heading, as Markdown's viewers make it.
  private static func anchor(_ argument: Argument, _ number: Int) -> String {
    let words = "\(number). \(argument.title)".lowercased()
    return String(words.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }.map { $0 == " " ? "-" : $0 })
  }
}

extension ArchitectureFigures {
  /// The arguments, those that come up most first.
  var arguments: [Argument] {
    [
      lifetimes, building, boilerplate, languageModes, views, testing, links, stacks, features, weight, conflicts,
      learning,
      rules, agents,
    ]
  }
}
