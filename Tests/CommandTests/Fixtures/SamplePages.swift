import CommandFixtures
import Contenders
import Foundation
import Suites
import TestSupport

/// A package's folder with a page for each architecture, those about measuring and about steps, as `workbench pages` renews them.
final class SamplePages {
  static let page = """
    # A page
    <!-- One component, read off the heap; renew with: swift run workbench pages -->
    component
    <!-- End of the component -->
    <!-- Read off the heap; renew with: swift run workbench pages -->
    drawn
    <!-- End of what is read off the heap -->
    Between.
    <!-- Recorded; renew with: swift run workbench pages -->
    old
    <!-- End of what is recorded -->
    <!-- Counted; renew with: swift run workbench pages -->
    counted
    <!-- End of what is counted -->
    The rest.

    """

  static let method = """
    # How
    <!-- Read from the sources; renew with: swift run workbench pages -->
    sizes
    <!-- End of what is read from the sources -->
    The rest.

    """

  static let steps = Benchmark.all.map { benchmark in
    """
    <!-- Counted, \(benchmark); renew with: swift run workbench pages -->
    counted before
    <!-- End of what is counted, \(benchmark) -->
    Why.

    """
  }.joined()

  private let folder: TemporaryFolder

  /// Makes pages from the given text, or from a text for each contender.
  init(method: String = method, steps: String = steps, _ page: (Contender) throws -> String = { _ in page }) throws {
    folder = try TemporaryFolder()
    for pattern in Lineup.patterns { try folder.write(page(pattern), to: "docs/patterns/\(pattern.id).md") }
    try folder.write(method, to: "Benchmarks/README.md")
    try folder.write(steps, to: "docs/STEPS.md")
  }

  /// Copies files and folders of this package beside the pages.
  func copy(_ paths: [String]) throws {
    for path in paths {
      let copy = URL(filePath: folder.path).appending(path: path)
      try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Project.root.appending(path: path), to: copy)
    }
  }

  var path: String { folder.path }

  func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(path)", encoding: .utf8)
  }
}
