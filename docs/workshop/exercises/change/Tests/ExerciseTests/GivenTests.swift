import Testing

@Suite("The given modules")
struct GivenTests {
  @Test("is used, and not written again")
  func words() throws {
    let given = try SourceFile.all(in: "Sources").filter { $0.path.contains(#/^Sources\/\w+Domain\//#) }
    for literal in given.flatMap(\.literals) {
      for file in try SourceFile.all(in: "Sources/MODULE") where file.literals.contains(where: { $0.contains(literal) })
      {
        Issue.record("\(file) has \"\(literal)\": the domain that is given says that already")
      }
    }
  }

  @Test("is not replaced by values that are made up: users come from the repository")
  func users() throws {
    for file in try SourceFile.all(in: "Sources/MODULE") where file.code.contains(#/\bUser\(/#) {
      Issue.record("\(file) makes a user of its own: users come from the repository")
    }
  }

  @Test("The domain that is given is not known by views: roles before them read it", .enabled(if: !doViewsKnowDomain))
  func views() throws {
    for file in try SourceFile.all(in: "Sources/MODULE") where file.path.contains(#/View(Controller)?(\+\w+)?\.swift$/#)
    {
      if let line = file.code.firstMatch(of: #/import \w+Domain\b/#) {
        Issue.record("\(file) has `\(line.output)`: the roles between view and domain are skipped")
      }
    }
  }
}

/// True if a view imports the domain in the recorded change.
private let doViewsKnowDomain = KNOWNBYVIEWS

extension SourceFile {
  /// The texts for people, split where values are interpolated.
  fileprivate var literals: [String] {
    code.matches(of: #/"((?:[^"\\\n]|\\.)*)"/#).flatMap { match in
      String(match.output.1).replacing(#/\\\([^)]*\)/#, with: "\n").split(separator: "\n").map(String.init)
    }.filter { $0.count > 3 }
  }
}
