import Command
import Foundation

/// The sizes of an architecture and of its role tests.
public struct TestCosts: Sendable {
  /// Lines of code of the architecture, neither blank nor comment.
  public let moduleLines: Int
  /// Lines of code of its role tests, doubles included.
  public let testLines: Int
  /// Types that stand for another role in the tests: each file of `Fixtures` has one.
  public let doubles: Int
  /// Lines of code of these.
  public let doubleLines: Int

  /// Counts in the files of a package.
  public init(of module: String, in tree: PackageTree) throws(MutantFailure) {
    let tests = try tree.tests(of: module)
    let doubles = tests.only(in: ["Fixtures"])
    moduleLines = try Self.lines(of: try tree.sources(of: module))
    testLines = try Self.lines(of: tests)
    self.doubles = doubles.files.count
    doubleLines = try Self.lines(of: doubles)
  }

  private static func lines(of sources: ModuleSources) throws(MutantFailure) -> Int {
    var lines = 0
    for file in sources.files {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { throw .unreadable(path: file.path) }
      lines += SwiftCode.count(in: text)
    }
    return lines
  }
}
