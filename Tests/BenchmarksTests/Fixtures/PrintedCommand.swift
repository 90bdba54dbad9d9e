import Command
import Foundation
import TestSupport

/// A command that a document or the help prints, made quick: with a smaller budget, fewer users, fewer runs.
struct PrintedCommand: CustomStringConvertible, Sendable {
  /// The words after the program's name.
  let words: [String]
  /// The program's name, `workbench` or `workbench-all`.
  let program: String

  var description: String { ([program] + words).joined(separator: " ") }

  /// Returns all commands that a document prints for a shell: in blocks of code for `sh`, and in its text.
  static func all(in document: String) throws -> [PrintedCommand] {
    let text = try String(contentsOf: Project.root.appending(path: document), encoding: .utf8)
    let blocks = text.split(separator: "```sh\n").dropFirst().compactMap { $0.split(separator: "\n```").first }
    let inText = text.matches(of: /`(swift run[^`]+)`/).map { $0.1.replacing(/\s+/, with: " ") }
    return blocks.flatMap { $0.split(separator: "\n") }.flatMap(commands) + inText.flatMap { commands($0[...]) }
  }

  /// Returns all commands in the recipes of the Makefile's targets that a document names.
  static func ofTargets(in document: String) throws -> [PrintedCommand] {
    let text = try String(contentsOf: Project.root.appending(path: document), encoding: .utf8)
    let recipes = try String(contentsOf: Project.root.appending(path: "Makefile"), encoding: .utf8)
    return try text.matches(of: /(?m)^make ([a-z]+)/).flatMap { match in
      let recipe = recipes.split(separator: "\n\n").first { $0.hasPrefix("\(match.1):") }
      guard let recipe else { throw MissingTarget(name: String(match.1)) }
      return recipe.split(separator: "\n").flatMap(commands)
    }
  }

  struct MissingTarget: Error {
    let name: String
  }

  /// Returns the commands of this package in a line: there may be several, with a comment behind them.
  static func commands(_ line: Substring) -> [PrintedCommand] {
    line.split(separator: "&&").compactMap { part in
      let words = self.words(part)
      guard let place = words.firstIndex(where: { $0 == "workbench" || $0 == "workbench-all" }),
        words.prefix(place).allSatisfy({
          ["swift", "run", "-c", "release", "--configuration", "example:"].contains($0)
        })
      else { return nil }
      return PrintedCommand(words: Array(words.dropFirst(place + 1)), program: words[place])
    }
  }

  /// Returns the command with less work, over a source and into a folder that are there.
  func quick(source: String, server: String) -> [String] {
    let less = [
      "--budget": "0.05", "--actions": "200", "--share": "0.1", "--runs": "2", "--users": "50",
      "--sizes": "2,20,200", "--tolerance": "1000",
    ]
    var words = words
    for index in words.indices.dropFirst() {
      if let value = less[words[index - 1]] { words[index] = value }
      if words[index - 1] == "--source" { words[index] = words[index].contains("://") ? server : source }
    }
    // These take a minute, or a million users, unless limited.
    switch words.first ?? "run" {
    case "run", "claims", "aa", "report": add("--budget", "0.05", to: &words)
    case "baseline" where words.count > 1 && ["save", "compare", "check"].contains(words[1]):
      add("--budget", "0.05", to: &words)
    case "sweep":
      for (name, value) in [("--sizes", "2,20,200"), ("--observers", "1,2,4"), ("--budget", "0.05")] {
        if name != "--observers" || !words.contains("--filter") { add(name, value, to: &words) }
      }
    case "load": add("--share", "0.1", to: &words)
    // Tests make nothing beside the workbench.
    case "new" where words.count == 2: words.append("new \(UUID())")
    case "exercise" where words.dropFirst().first == "start": words.append("exercise \(UUID())")
    case "walk": add("--actions", "200", to: &words)
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
