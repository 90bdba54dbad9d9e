import Command
import CommandFixtures
import Conformance
import Contenders
import Foundation
import Processes
import Suites
import TestSupport
import Testing

@testable import Command

@Suite("Exercises")
struct ExerciseVerbTests {
  /// All exercises with the architectures that each can be done in, as completion offers them.
  private static func offered() async -> [(name: String, architecture: String?)] {
    var all: [(String, String?)] = []
    for name in await words("exercise", "start", "") {
      let architectures = await words("exercise", "solution", name, "")
      all += architectures.isEmpty ? [(name, nil)] : architectures.map { (name, $0) }
    }
    return all
  }

  private static func words(_ typed: String...) async -> [String] {
    await CommandRun(["candidates"] + typed).output.split(separator: "\n")
      .compactMap { $0.split(separator: "\t").first.map(String.init) }.filter { !$0.hasPrefix("-") && $0 != ":files" }
  }

  @Test(
    "An exercise's start and its printed solution make the recorded module, for every architecture offered",
    .long()
  )
  func solutions() async throws {
    let folder = try TemporaryFolder()
    let shelf = try ExerciseShelf(patterns: Lineup.patterns.map(\.id), in: WorkbenchFolder(root: Project.root))
    for (name, architecture) in await Self.offered() {
      let path = "\(folder.path)/\(name)-\(architecture ?? "")"
      let start = await CommandRun(["exercise", "start", name] + [architecture, path].compactMap(\.self))
      #expect(start.code == 0 && start.errors.isEmpty, "\(start)")
      let files = try Self.files(in: path)
      let texts = files.filter { !$0.key.hasSuffix(".md") }.values
      for word in [
        "PATH TO", "MODULE", "SCENARIOS", "CONTRADICTED", "REQUEST", "BEGINNING", "CONFORMANCE", "KNOWNBYVIEWS",
      ] {
        #expect(!texts.contains { $0.contains(word) }, "\(path): \(word)")
      }
      let readme = try #require(files["README.md"])
      #expect(readme.contains("## Task") && files["Package.swift"] != nil)
      // A scenario that the task names is printed in these words when it fails.
      for quote in readme.matches(of: #/`(\d+\. [^`]+)`/#).map({ String($0.output.1) }) {
        #expect(ConformanceSuite.scenarios.contains { $0.description == quote }, "\(name): \(quote)")
      }
      let solution = await CommandRun(["exercise", "solution", name] + [architecture].compactMap(\.self))
      let diff = try #require(solution.output.firstRange(of: "\ndiff --git ")).lowerBound
      let recorded = solution.output[diff...].dropFirst().components(separatedBy: "\nAlso right: ")[0]
      let solved = try GitPatch.applied(recorded, named: name, to: files)
      #expect(solved != files)
      try expectTried(name, architecture, shelf)
      if let architecture { try expectRecorded(solved, name, architecture) }
    }
  }

  /// Fails unless the attempts that CI tries apply, and change something.
  private func expectTried(_ name: String, _ architecture: String?, _ shelf: ExerciseShelf) throws {
    let exercise = try shelf.exercise(name)
    let files = try ExerciseFiles(of: exercise, in: architecture, from: shelf, place: "")
    for attempt in try shelf.attempts(exercise, in: architecture) {
      let before = attempt.isFromSolution ? files.solved : files.start
      #expect(try attempt.files(files) != before, "\(name): \(attempt.name)")
    }
  }

  /// Fails unless the module is as in the workbench, or as the request's recorded patch makes it.
  private func expectRecorded(_ solved: [String: String], _ name: String, _ architecture: String) throws {
    // Its solution differs from the module.
    if name == "presenter" { return }
    var wanted = try Self.files(in: Project.root.appending(path: "Sources/\(architecture)").path)
    wanted = Dictionary(uniqueKeysWithValues: wanted.map { ("Sources/\(architecture)/\($0)", $1) })
    let recorded = Project.root.appending(path: "Benchmarks/Workshop/Requests/\(name)/\(architecture)/change.patch")
    if let text = try? String(contentsOf: recorded, encoding: .utf8) {
      wanted = try GitPatch.applied(text, named: name, to: wanted)
    }
    for (path, text) in wanted {
      #expect(solved[path.replacing("Sources/", with: "Sources/My")] == text, "\(name): \(path)")
    }
  }

  @Test("A twelfth change request takes nobody's place; a name is taken once")
  func twelfth() throws {
    let folder = try TemporaryFolder()
    let root = URL(filePath: folder.path)
    for part in ["Sources", "docs", "Benchmarks/Workshop/Requests"] {
      let copy = root.appending(path: part)
      try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Project.root.appending(path: part), to: copy)
    }
    let request = "Benchmarks/Workshop/Requests/theme"
    try folder.write("# 12. theme\n\n> Dark, please.\n\n## Specification\n\nDark.\n", to: "\(request)/README.md")
    try folder.write("", to: "\(request)/Scenarios/ThemeScenarios.swift")
    try folder.write("", to: "\(request)/MVC/change.patch")

    let patterns = Lineup.patterns.map(\.id)
    let before = try ExerciseShelf(patterns: patterns, in: WorkbenchFolder(root: Project.root))
    let shelf = try ExerciseShelf(patterns: patterns, in: WorkbenchFolder(root: root))
    var names = before.exercises.map(\.name)
    names.insert("theme", at: try #require(names.firstIndex(of: "observables")))
    #expect(shelf.exercises.map(\.name) == names && shelf.exercises.map(\.number) == Array(1...names.count))
    #expect(try shelf.exercise("theme").architectures == ["MVC"])
    let start = { (shelf: ExerciseShelf) in
      try ExerciseFiles(of: shelf.exercise("presenter"), in: "MVC", from: shelf, place: "").start
        .filter { $0.key != "README.md" }
    }
    #expect(try start(shelf) == start(before))

    let page = try String(
      contentsOf: root.appending(path: "docs/workshop/exercises/3-back/exercise.md"),
      encoding: .utf8
    )
    try folder.write(
      page.replacing("# 3. back:", with: "# 1. theme:"),
      to: "docs/workshop/exercises/9-theme/exercise.md"
    )
    let failure = #expect(throws: CommandFailure.self) {
      try ExerciseShelf(patterns: patterns, in: WorkbenchFolder(root: root))
    }
    #expect(failure?.message.contains("two exercises are called theme") == true)
  }

  @Test("Hints come one after the other, and the last one says so")
  func hints() async throws {
    let first = await CommandRun(["exercise", "hint", "2"])
    #expect(first.code == 0 && first.output.hasPrefix("Hint 1 of 3") && first.output.contains("hint cycle 2"))
    #expect(first.output == (await CommandRun(["exercise", "hint", "cycle", "1"]).output))
    let last = await CommandRun(["exercise", "hint", "cycle", "3"])
    #expect(last.output.hasPrefix("Hint 3 of 3") && last.output.contains("solution cycle"))
    let named = await CommandRun(["exercise", "hint", "email", "VIPER", "2"], width: 80)
    #expect(named.code == 0 && named.output.contains("solution email VIPER"), "\(named)")
    let paragraphs = named.output.components(separatedBy: "\n\n")
    #expect(
      paragraphs[1].components(separatedBy: "\n").dropLast().allSatisfy { (60...80).contains($0.count) },
      "\(named)"
    )
  }

  @Test(
    "A meaningless command is refused in one line, and makes nothing",
    arguments: [
      (["begin"], "begin"), (["strat"], "did you mean start?"), (["list", "all"], "\"all\""),
      (["start"], "number or a name"), (["hint"], "number or a name"), (["start", "99"], "99"),
      (["start", "cycel"], "did you mean cycle?"), (["start", "cycle", "MVC", "x"], "there is one for VIPER"),
      (["start", "email"], "one of MVC, MVP"), (["start", "email", "Nobody", "x"], "Nobody"),
      (["start", "cycle", "VIPER", "x", "y"], "\"y\""), (["start", "cycle", "x", "y"], "\"y\""),
      (["start", "mutants", "MVC", "x"], "takes no architecture"), (["hint", "cycle", "4"], "from 1 to 3"),
      (["hint", "cycle", "0"], "from 1 to 3"), (["hint", "cycle", "1", "2"], "\"2\""),
      (["hint", "cycle", "VIPER", "4"], "from 1 to 3"),
      (["hint", "cycle", "MVC"], "there is one for VIPER"),
      (["solution", "email"], "one of"),
      (["check", "a", "b"], "\"b\""), (["next", "a"], "\"a\""),
      (["list", "--seed", "1"], "--seed"),
    ]
  )
  func refuses(_ words: [String], naming place: String) async {
    #expect(await CommandRun(["exercise"] + words).refused(.usage, naming: place))
    #expect(!FileManager.default.fileExists(atPath: "x"))
  }

  @Test("A folder that is there is refused, and stays as it is")
  func overwritesNothing() async throws {
    let folder = try TemporaryFolder()
    let words = ["exercise", "start", "closure", "\(folder.path)/mine"]
    #expect(await CommandRun(words).code == 0)
    try folder.write("mine", to: "mine/README.md")
    #expect(await CommandRun(words).refused(.usage, naming: "there already"))
    #expect(try Self.files(in: "\(folder.path)/mine")["README.md"] == "mine")
  }

  private static func files(in folder: String) throws -> [String: String] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.reduce(into: [:]) { $0[$1] = try? String(contentsOfFile: "\(folder)/\($1)", encoding: .utf8) }
  }
}
