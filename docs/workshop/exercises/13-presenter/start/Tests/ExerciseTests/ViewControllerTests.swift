import Foundation
import Testing

@Suite("The view controller")
struct ViewControllerTests {
  @Test(
    "leaves the logic to its presenter",
    arguments: ["observeChanges", "Wording", "UserDirectory", ".find("]
  )
  func hasNoLogic(_ word: String) throws {
    let package = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let file = package.appending(path: "Sources/MODULE/UserFinder/UserFinderViewController.swift")
    #expect(!(try String(contentsOf: file, encoding: .utf8)).contains(word))
  }
}
