import Command
import Figures
import Foundation
import Processes
import SourceFigures
import Texts

/// The files of facts of a package, which are written after each group.
struct FactStore {
  /// The package.
  let package: PackageFolder
  /// All facts.
  private(set) var facts: FactFile

  /// Reads the facts.
  init(of package: PackageFolder) throws(CommandFailure) {
    self.package = package
    do throws(FactFileFailure) {
      facts = try FactFile(in: package)
    } catch {
      throw CommandFailure(.badData, error.text)
    }
  }

  // MARK: Writing

  /// Enters the figures of a group, which were found out in the commit that is checked out.
  mutating func keep(_ figures: [Fact], as group: FactGroup, of modules: [String]) throws(CommandFailure) {
    facts.groups[group.rawValue] = FactFile.Group(
      command: group.command,
      commit: try git(["rev-parse", "--short=8", "HEAD"]),
      date: Date.now.formatted(.iso8601.year().month().day()),
      inputs: hashes(of: group.inputs(of: modules, in: package)),
      figures: figures
    )
    try write()
  }

  /// Enters figures of a group that follow from those of another one; nothing else was found out.
  mutating func replace(_ figures: [Fact], of group: FactGroup) throws(CommandFailure) {
    facts.groups[group.rawValue]?.figures = figures
    try write()
  }

  /// Writes a file that the page draws.
  ///
  /// - Parameter depth: the number of levels that have one element to a line.
  func write(_ value: some Encodable, to path: String, expandedTo depth: Int) throws(CommandFailure) {
    try write(path) { try PageJSON.text(of: value, expandedTo: depth) }
  }

  /// Writes a page.
  func write(_ text: String, to path: String) throws(CommandFailure) {
    try write(path) { Data(text.utf8) }
  }

  private func write() throws(CommandFailure) {
    try write(FactFile.path) { try facts.json() }
  }

  private func write(_ path: String, _ data: () throws -> Data) throws(CommandFailure) {
    do {
      try data().write(to: package.root.appending(path: path), options: .atomic)
    } catch {
      throw CommandFailure(.failed, "\(path): cannot be written (\(SystemReason.of(error)))")
    }
  }

  // MARK: Inputs

  /// Refuses sources that no commit has: facts are those of a commit.
  func requireCommitted(_ groups: [FactGroup], of modules: [String]) throws(CommandFailure) {
    let paths = Set(groups.flatMap { $0.inputs(of: modules, in: package) }).sorted()
    let changed = try git(["status", "--porcelain", "--"] + paths).split(separator: "\n")
    if let first = changed.first {
      let count = changed.count == 1 ? "differs" : "and \(changed.count - 1) more differ"
      throw CommandFailure(
        .badData,
        "facts are those of a commit, and \(first.dropFirst(3)) \(count) from it; commit first"
      )
    }
  }

  /// The state of each group's inputs, a sentence each, and true if none has changed.
  func check() -> (sentences: [String], isFine: Bool) {
    var isFine = true
    let sentences = facts.groups.sorted { $0.key < $1.key }.map { name, group in
      if group.inputs.isEmpty {
        return "\(name): computed of commit \(group.commit) only, with no hashes of its inputs"
      }
      let now = hashes(of: Array(group.inputs.keys))
      let changed = group.inputs.keys.filter { group.inputs[$0] != now[$0] }.sorted()
      if changed.isEmpty { return "\(name): of the sources as they are (\(group.commit))" }
      isFine = false
      return "\(name): \(changed.joined(separator: ", ")) changed since \(group.commit); run: \(group.command)"
    }
    return (sentences, isFine)
  }

  /// The hashes of the tokens in folders, by path; empty for a folder without files.
  private func hashes(of paths: [String]) -> [String: String] {
    let pairs = paths.map { path in
      guard let files = try? package.files(in: path, [".swift", ".patch"]) else { return (path, "") }
      var hash = InputHash()
      for (path, text) in files.sorted(by: { $0.key < $1.key }) { hash.add(text, at: path) }
      return (path, hash.text)
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  private func git(_ words: [String]) throws(CommandFailure) -> String {
    let run = ProgramRun(
      URL(filePath: "/usr/bin/env"),
      ["git"] + words,
      in: package.root,
      environment: ["GIT_OPTIONAL_LOCKS": "0"]
    )
    guard run.succeeded else {
      throw CommandFailure(.unavailable, "git \(words[0]) failed: facts are those of a commit (\(run.errors))")
    }
    return run.text.trimmingCharacters(in: .newlines)
  }
}
