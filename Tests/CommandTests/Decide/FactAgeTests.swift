import Command
import Foundation
import Processes
import TestSupport
import Testing
import Texts

@Suite("The age of facts")
struct FactAgeTests {
  private let folder: TemporaryFolder
  private let package: PackageFolder

  init() throws {
    folder = try TemporaryFolder()
    package = PackageFolder(root: URL(filePath: folder.path))
    for module in ["A", "B"] { try folder.write("let a = 1\n", to: "Sources/\(module)/A.swift") }
  }

  private func git(_ words: String...) throws -> String {
    let all = ["git", "-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"] + words
    let run = ProgramRun(URL(filePath: "/usr/bin/env"), all, in: package.root)
    try #require(run.succeeded, "\(run.errors)")
    return run.text.trimmingCharacters(in: .newlines)
  }

  private func age(_ commit: String) -> FactAge {
    FactAge(of: FactFileTests.facts(commit: commit), among: ["A", "B", "C"], in: package)
  }

  @Test("is told of the architecture alone whose sources differ from those of the commit, committed or not")
  func changed() throws {
    _ = try git("init", "--quiet")
    _ = try git("add", ".")
    _ = try git("commit", "--quiet", "--message", "one")
    let commit = try git("rev-parse", "--short=8", "HEAD")
    #expect(!age(commit).isOlder(commit, of: "A"))
    try folder.write("let a = 2\n", to: "Sources/A/A.swift")
    #expect(age(commit).isOlder(commit, of: "A") && !age(commit).isOlder(commit, of: "B"))
    _ = try git("commit", "--quiet", "--all", "--message", "two")
    #expect(age(commit).isOlder(commit, of: "A") && !age(commit).isOlder(commit, of: "C"))
  }

  @Test("is not told where there is no repository, or none that has the commit")
  func unknown() throws {
    #expect(!age("0123abcd").isOlder("0123abcd", of: "A"))
    _ = try git("init", "--quiet")
    #expect(!age("0123abcd").isOlder("0123abcd", of: "A"))
  }
}
