import ChangeCosts
import Foundation
import Suites

/// The reason for which the tests that a change breaks cannot be found.
struct TrialFailure: Error, CustomStringConvertible {
  let description: String
}

/// The tests of an architecture's roles as they were before a change, tried on the changed module.
struct Trial {
  /// Modules that the programs are linked with, beside the changed module and the modules given for the request.
  private static let shared = ["SeededRandom", "Users", "HeadlessUIKit", "UsersInterface", "Conformance", "CTracing"]

  let root: URL
  let request: String
  let contender: Contender
  /// The module that all programs use, compiled once.
  let fixtures: CompiledFixtures

  /// Compiles the files that compile, and runs their tests.
  ///
  /// A file that the compiler rejects is left out; then the files that depend on it are rejected, and so on, until the
  /// rest compiles. Tests in files that are left out do not compile any more.
  func result() throws -> ChangeRecords.RoleTests {
    let tests = try OldTests(of: contender.pattern, in: root)
    let scratch = try ScratchFolder()
    try tests.write(to: scratch.url, testing: contender.module, insteadOf: contender.pattern)
    let module = "\(contender.module)Tests"
    var files = tests.files
    func compiled() throws -> Bool {
      let urls = files.sorted().map { scratch.url.appending(path: $0) }
      guard let refused = try fixtures.compiler.compile(module, urls, into: scratch.url) else { return true }
      files.subtract(refused)
      return false
    }
    while try !files.isEmpty && !compiled() {}
    let all = tests.count(in: tests.files)
    let left = tests.count(in: files)
    guard left > 0 else { return ChangeRecords.RoleTests(all: all, uncompiled: all, failing: 0) }
    let run = try program(module, in: scratch).run()
    guard run.all.count == left else {
      throw TrialFailure(description: "\(module): \(left) tests were counted, but there are \(run.all.count)")
    }
    return ChangeRecords.RoleTests(all: all, uncompiled: all - left, failing: run.failing.count)
  }

  private func program(_ module: String, in scratch: ScratchFolder) throws -> TestProgram {
    let compiler = fixtures.compiler
    let main = scratch.url.appending(path: "main/Main.swift")
    try FileManager.default.createDirectory(at: main.deletingLastPathComponent(), withIntermediateDirectories: true)
    try TestProgram.main.write(to: main, atomically: true, encoding: .utf8)
    let program = TestProgram(executable: scratch.url.appending(path: "tests-of-\(contender.module)"))
    let given = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "Benchmarks/Lab/Changes/\(request)/Given").path
    )
    try compiler.link(
      program.executable,
      main: main,
      [compiler.object(module, in: scratch.url), fixtures.object],
      with: [contender.module] + given + Self.shared
    )
    return program
  }
}

extension Trial {
  /// Runs several trials, as many at once as there are processors.
  static func results(of trials: [Trial]) async throws -> [ChangeRecords.RoleTests] {
    try await withThrowingTaskGroup(of: (Int, ChangeRecords.RoleTests).self) { group in
      var results: [Int: ChangeRecords.RoleTests] = [:]
      var rest = trials.enumerated().makeIterator()
      func start() {
        guard let (index, trial) = rest.next() else { return }
        group.addTask { (index, try trial.result()) }
      }
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { start() }
      for try await (index, result) in group {
        results[index] = result
        start()
      }
      return trials.indices.compactMap { results[$0] }
    }
  }
}

/// The fixtures of all role tests, compiled once.
struct CompiledFixtures {
  let compiler: TestCompiler
  private let scratch: ScratchFolder

  init(in root: URL, products: URL) throws {
    scratch = try ScratchFolder()
    compiler = TestCompiler(products: products, modules: [scratch.url])
    let folder = root.appending(path: "Tests/RoleFixtures")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    let files = names.sorted().map { folder.appending(path: $0) }
    if let refused = try compiler.compile("RoleFixtures", files, into: scratch.url, isImported: true) {
      throw TrialFailure(description: "RoleFixtures: \(refused.sorted().joined(separator: ", ")): does not compile")
    }
  }

  var object: URL { compiler.object("RoleFixtures", in: scratch.url) }
}

/// A folder that is removed when nobody holds it any more.
final class ScratchFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "role-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
