import Foundation
import Lineup
import Suites

/// A folder with a page for each architecture, as `workbench pages` renews them.
final class SamplePages {
  static let page = """
    # A page
    <!-- Read off the heap; renew with: swift run workbench pages -->
    drawn
    <!-- End of what is read off the heap -->
    Between.
    <!-- Recorded; renew with: swift run workbench pages -->
    old
    <!-- End of what is recorded -->
    The rest.

    """

  private let folder: TemporaryFolder

  /// Has the page that is given, or that is made for each.
  init(_ page: (Contender) throws -> String = { _ in page }) throws {
    folder = try TemporaryFolder()
    for pattern in Lineup.patterns { try folder.write(page(pattern), to: "patterns/\(pattern.id).md") }
  }

  var path: String { folder.path }

  func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(path)", encoding: .utf8)
  }
}
