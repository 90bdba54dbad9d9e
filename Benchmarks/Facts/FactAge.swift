import Foundation
import Processes
public import Texts

/// The architectures whose sources are others than those that facts were found out in.
///
/// Git tells it, where there is a repository that has the commit; elsewhere nothing is told.
public struct FactAge: Sendable, Equatable {
  /// The architectures' modules, by commit.
  private let changed: [String: Set<String>]

  /// Compares the sources of architectures with those of each commit of facts.
  ///
  /// - Parameters:
  ///   - facts: the facts.
  ///   - modules: the architectures' modules.
  ///   - package: the package with their sources.
  public init(of facts: FactFile, among modules: [String], in package: PackageFolder) {
    let commits = package.has(".git") ? Set(facts.groups.values.map(\.commit)) : []
    let pairs = commits.map { commit in
      (commit, Set(modules.filter { Self.differs($0, from: commit, in: package) }))
    }
    changed = Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Enters the architectures' modules, by commit.
  public init(changed: [String: Set<String>]) {
    self.changed = changed
  }

  /// Tells if the sources of an architecture are others than those of a commit.
  public func isOlder(_ commit: String, of module: String) -> Bool { changed[commit]?.contains(module) ?? false }

  /// Git ends with 1 if the sources differ, and with another code if it does not know the commit.
  private static func differs(_ module: String, from commit: String, in package: PackageFolder) -> Bool {
    let sources = package.sources(of: module)
    guard package.has(sources) else { return false }
    let run = ProgramRun(
      URL(filePath: "/usr/bin/env"),
      ["git", "diff", "--quiet", commit, "--", sources],
      in: package.root,
      environment: ["GIT_OPTIONAL_LOCKS": "0"]
    )
    return run.end == .exited(1)
  }
}
