extension ArchitectureRule {
  /// The rules about the contents of an architecture's files.
  static let sourceRules = [
    ArchitectureRule(
      "An architecture's code is the same everywhere, and neither logs nor is written for tests",
      about: { $0.pattern != nil },
      check: { file in file.violations { unwanted(in: $0).map { "has \($0)" } } },
      breaches: [
        ProjectFile("Sources/MVC/A.swift", "#if DEBUG\n#endif"),
        ProjectFile("Sources/MVC/A.swift", "func f() { print(1) }"),
        ProjectFile("Sources/MVC/A.swift", "let log = Logger(subsystem: s, category: c)"),
        ProjectFile("Sources/MVC/A.swift", "import os"),
        ProjectFile("Sources/MVC/A.swift", "@_spi(Tests) import Users"),
        ProjectFile("Sources/MVC/A.swift", "var rowsForTesting: Int { 0 }"),
      ],
      nearMisses: [
        ProjectFile("Sources/MVC/A.swift", "// print(1)\nlet text = \"print(1) #if\"\nfunc blueprint() { reprint(2) }"),
        ProjectFile("Sources/Shared/Users/A.swift", "#if canImport(FoundationNetworking)\n#endif"),
      ]
    ),
    ArchitectureRule(
      "No file of an architecture has more than 200 lines",
      about: { $0.pattern != nil },
      check: { $0.length > 200 ? [$0.violation(201, "has \($0.length) lines")] : [] },
      breaches: [ProjectFile("Sources/MVC/A.swift", String(repeating: "//\n", count: 201))],
      nearMisses: [ProjectFile("Sources/MVC/A.swift", String(repeating: "//\n", count: 200))]
    ),
    ArchitectureRule(
      "Every reference that does not hold says why",
      about: { $0.pattern != nil },
      check: \.unexplainedReferences,
      breaches: [
        ProjectFile("Sources/MVC/A.swift", "weak var view: View?"),
        ProjectFile("Sources/MVC/A.swift", "f { [unowned self] in g() }"),
        ProjectFile("Sources/MVC/A.swift", "// Weak: for one.\nlet a = { [weak self] in }\nlet b = { [weak self] in }"),
        ProjectFile("Sources/MVC/A.swift", "// Weak: too far away.\n\nlet a = { [weak self] in }"),
        ProjectFile("Sources/MVC/A.swift", "// Weak: the wrong word.\nunowned let view: View"),
        ProjectFile(
          "Sources/MVC/A.swift",
          "// Weak, both: not three.\n" + String(repeating: "weak var a: A?\n", count: 3)
        ),
      ],
      nearMisses: [
        ProjectFile("Sources/MVC/A.swift", "/// Weak: a cycle.\nprivate weak var view: View?"),
        ProjectFile(
          "Sources/MVC/A.swift",
          "// Unowned: the document's way,\n// explained at length.\nunowned let a: A"
        ),
        ProjectFile(
          "Sources/MVC/A.swift",
          "// Weak, both: held.\nlet a = { [weak self] in }\ng()\nlet b = { [weak b] in }"
        ),
        ProjectFile("Sources/MVC/A.swift", "// a weak reference\nlet text = \"weak\"; let weakness = 1"),
      ]
    ),
    ArchitectureRule(
      "Text that a person wrote is not split at line feeds alone: one of Windows would be a single line",
      about: { file in readersOfText.contains { file.path.hasPrefix("Benchmarks/\($0)/") } },
      check: { file in
        zip(1..., file.lines).filter { $1.contains(splitting) }.map { line, _ in file.violation(line, "splits at \\n") }
      },
      breaches: [
        ProjectFile("Benchmarks/Command/A.swift", "let lines = text.split(separator: \"\\n\")"),
        ProjectFile("Benchmarks/AnyApp/AppBench/A.swift", "let lines = text.components(separatedBy: \"\\n\")"),
      ],
      nearMisses: [
        ProjectFile("Benchmarks/Command/A.swift", "let lines = text.lines + text.split(whereSeparator: \\.isNewline)"),
        ProjectFile("Benchmarks/Times/A.swift", "let lines = answer.split(separator: \"\\n\")"),
      ]
    ),
  ]

  /// The folders of modules that read what a person wrote.
  private static let readersOfText = [
    "Command", "Facts", "Page", "Structure", "Workshop", "AnyApp/AppBench", "AnyApp/Adapting", "AnyApp/Adopting",
    "AnyApp/UIKit",
  ]

  private static var splitting: Regex<Substring> { #/(?:split\(separator|separatedBy): "\\n"/# }

  /// Every unwanted call contains one of these. Few lines have one: a regular expression for each line takes seconds.
  private static let hints =
    ["print(", "Print(", "dump(", "NSLog(", "os_log(", "os_signpost(", "fputs(", "Logger("]
    + ["#if", "@testable", "@_spi", "import", "ForTest", "TestHook"]

  private static func unwanted(in line: String) -> String? {
    guard hints.contains(where: line.contains) else { return nil }
    let words = #/\b(?:print|debugPrint|dump|NSLog|os_log|os_signpost|fputs|Logger)\b(?=\()/#
    let marks = #/#if\b|@testable\b|@_spi\b|\bimport\s+(?:os|OSLog|Logging)\b|\w*(?:ForTest|ForTesting|TestHook)\w*/#
    return (line.firstMatch(of: words)?.output ?? line.firstMatch(of: marks)?.output).map(String.init)
  }
}

extension ProjectFile {
  fileprivate var length: Int { lines.last == "" ? lines.count - 1 : lines.count }
}
