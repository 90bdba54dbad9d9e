import Foundation
import TestServer
import TestSupport
import Testing

/// A command that a document or the help prints, made quick: with a smaller budget, fewer users, fewer runs.
public struct PrintedCommand: CustomStringConvertible, Sendable {
  /// The words after the program's name.
  public let words: [String]
  /// The program's name, `workbench` or `lab`.
  public let program: String

  /// The command as a person types it after `swift run`.
  public var description: String { ([program] + words).joined(separator: " ") }

  /// Makes a command of a program and the words after its name.
  public init(_ program: String, _ words: [String]) {
    self.program = program
    self.words = words
  }

  /// Runs the commands of one program that a document prints, and the recipes of the Makefile that it names.
  ///
  /// - Parameter least: the number of commands that there are at least.
  /// - Returns: all that the commands print.
  @discardableResult
  public static func expectToWork(in document: String, of program: String, least: Int) async throws -> String {
    let commands = try (all(in: document) + ofTargets(in: document)).filter { $0.program == program }
    try #require(commands.count >= least, "\(commands)")
    let folder = try TemporaryFolder()
    try linkScripts(in: folder)
    return try commands.map { try $0.expectToWork(in: folder) }.joined(separator: "\n")
  }

  /// The words of a document between quotation marks, in its text and in its commands' comments: a command prints them.
  public static func quotes(in document: String) throws -> [String] {
    let text = try String(contentsOf: Project.root.appending(path: document), encoding: .utf8)
    let parts = text.components(separatedBy: "```").enumerated().map { index, part in
      index.isMultiple(of: 2) ? part : part.matches(of: #/ # .*/#).map { String($0.output) }.joined(separator: "\n")
    }
    return parts.flatMap { $0.matches(of: /"([^"]+)"/).map { String($0.output.1).replacing(/\s+/, with: " ") } }
  }

  /// Runs the command quickly in a folder; it may exit with a finding (1), but not with misuse or failure.
  ///
  /// - Returns: all that it prints.
  @discardableResult
  public func expectToWork(in folder: TemporaryFolder) throws -> String {
    if Self.stepsOfTheirOwn.contains(where: words.contains) { return "" }
    try folder.write(Self.users, to: "users.json")
    let server = try LoopbackServer { _ in .json(Self.users) }
    defer { server.stop() }
    let words = quick(source: "users.json", server: server.url.absoluteString)
    let run = try FinishedProgram(
      Built.folder.appending(path: program),
      words.filter { $0 != ">" && $0 != "workbench.bash" },
      environment: ProcessInfo.processInfo.environment
        .merging(["WORKBENCH_PROGRESS": "\(folder.path)/progress"]) { $1 },
      folder: URL(filePath: folder.path)
    )
    #expect(
      [0, 1].contains(run.code) && (run.code == 1 || run.errors.isEmpty || words.first == "baseline"),
      "\(self): \(run)"
    )
    return run.output + run.errors
  }

  /// Commands that write into the package, or build and prove every changed app: steps of CI's own.
  /// Those for a package of one's own: `OtherModulesTests`.
  private static let stepsOfTheirOwn = ["facts", "prove", "--rules", "PATH"]

  private static let users = #"[{"id": 4, "name": "Ada", "username": "ada"}, {"id": 2, "name": "Grace"}]"#

  /// Links the scripts that the guide plays. With more of the workbench in it, commands would take the folder for that.
  private static func linkScripts(in folder: TemporaryFolder) throws {
    let guide = "docs/workshop"
    let target = URL(filePath: folder.path).appending(path: guide)
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    let source = Project.root.appending(path: guide)
    for name in try FileManager.default.contentsOfDirectory(atPath: source.path) where name.hasSuffix(".txt") {
      try FileManager.default.createSymbolicLink(
        at: target.appending(path: name),
        withDestinationURL: source.appending(path: name)
      )
    }
  }

  /// Returns all commands that a document prints for a shell: in blocks of code for `sh`, and in its text.
  private static func all(in document: String) throws -> [PrintedCommand] {
    let text = try String(contentsOf: Project.root.appending(path: document), encoding: .utf8)
    let blocks = text.split(separator: "```sh\n").dropFirst().compactMap { $0.split(separator: "\n```").first }
    let inText = text.matches(of: /`(swift run[^`]+)`/).map { $0.1.replacing(/\s+/, with: " ") }
    return blocks.flatMap { $0.split(separator: "\n") }.flatMap(commands) + inText.flatMap { commands($0[...]) }
  }

  /// Returns all commands in the recipes of the Makefile's targets that a document names.
  private static func ofTargets(in document: String) throws -> [PrintedCommand] {
    let text = try String(contentsOf: Project.root.appending(path: document), encoding: .utf8)
    let recipes = try String(contentsOf: Project.root.appending(path: "Makefile"), encoding: .utf8)
    return try text.matches(of: /(?m)^make ([a-z]+)/).flatMap { match in
      let recipe = recipes.split(separator: "\n\n").first { $0.hasPrefix("\(match.1):") }
      guard let recipe else { throw MissingTarget(name: String(match.1)) }
      return recipe.split(separator: "\n").flatMap(commands)
    }
  }

  private struct MissingTarget: Error {
    let name: String
  }

  /// Returns the commands of this package in a line: there may be several, with a comment behind them.
  public static func commands(_ line: Substring) -> [PrintedCommand] {
    let head = [
      "swift", "run", "-c", "release", "--configuration", "--package-path", "Benchmarks/Lab", "example:",
    ]
    return line.split(separator: "&&").compactMap { part in
      let words = self.words(part)
      guard let place = words.firstIndex(where: { $0 == "workbench" || $0 == "lab" }),
        words.prefix(place).allSatisfy({ head.contains($0) })
      else { return nil }
      return PrintedCommand(words[place], Array(words.dropFirst(place + 1)))
    }
  }

  /// Returns the command with less work, over a source and into a folder that are there.
  private func quick(source: String, server: String) -> [String] {
    let less = [
      "--budget": "0.05", "--actions": "200", "--walk": "200", "--share": "0.1", "--runs": "2", "--users": "50",
      "--sizes": "2,20,200", "--tolerance": "1000",
    ]
    var words = words
    for index in words.indices.dropFirst() {
      if let value = less[words[index - 1]] { words[index] = value }
      if words[index - 1] == "--source" { words[index] = words[index].contains("://") ? server : source }
    }
    // These take a minute, or a million users, unless limited.
    switch words.first ?? "run" {
    case "run" where words.contains("--sizes"):
      for (name, value) in [("--observers", "1,2,4"), ("--budget", "0.05")]
      where name != "--observers" || !words.contains("--filter") {
        add(name, value, to: &words)
      }
    case "run", "claims", "self-test", "report": add("--budget", "0.05", to: &words)
    case "baseline" where words.count > 1 && ["save", "compare", "check"].contains(words[1]):
      add("--budget", "0.05", to: &words)
    case "leaks" where words.contains("--load"): add("--share", "0.1", to: &words)
    // Tests make nothing beside the workbench.
    case "new" where words.count == 2: words.append("new \(UUID())")
    case "exercise" where words.dropFirst().first == "start": words.append("exercise \(UUID())")
    case "mutants": add("--operator", "logic", to: &words)
    default: break
    }
    return words
  }

  private func add(_ name: String, _ value: String, to words: inout [String]) {
    if !words.contains(name) {
      words += words.isEmpty || words[0].hasPrefix("-") ? ["run"] : []; words += [name, value]
    }
  }

  /// The words of a line up to a comment; quotes hold words together.
  private static func words(_ line: Substring) -> [String] {
    var words: [String] = []
    var isQuoted = false
    var word: String?
    for character in line {
      if character == "#" && word == nil && !isQuoted { break }
      switch character {
      case "'":
        isQuoted.toggle()
        word = word ?? ""
      case " " where !isQuoted, "\t" where !isQuoted:
        if let whole = word { words.append(whole) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
