import Contenders
import Foundation
import Suites
import TestSupport
import Testing

@Suite("The roles on an architecture's page")
struct RolesTableTests {
  @Test("are linked to their files and to all tests of theirs", arguments: Lineup.patterns.map(\.id))
  func tested(_ pattern: String) throws {
    let table = RolesTable(
      try String(contentsOf: Project.root.appending(path: "docs/patterns/\(pattern).md"), encoding: .utf8)
    )
    #expect(table.rows.count > 3)
    for link in table.links {
      #expect(FileManager.default.fileExists(atPath: Project.root.appending(path: link).path), "\(link)")
    }
    let files = SourceTree.files.map(\.path)
    let sources = files.filter { $0.hasPrefix("Sources/\(pattern)/") }
    let tests = files.filter { $0.hasPrefix("Tests/\(pattern)Tests/") && $0.hasSuffix("Tests.swift") }
    #expect(tests.count > 6 && table.mistakes(tests, sources) == [])
  }

  private static let page = """
    # A

    ## Roles

    | role | file | free of UIKit? | responsibility | tested in |
    |---|---|---|---|---|
    | View | [`Sources/A/*/*View.swift`](../../Sources/A) | no | draws | [list](../../Tests/ATests/List/ListViewTests.swift) |
    | binding | [`Sources/A/Binding/{Box,Bag}.swift`](../../Sources/A) | yes | binds | [bag](../../Tests/ATests/BagTests.swift) |

    Together: [which](../../Tests/ATests/OwnershipTests.swift), [presenter](../../Tests/ATests/PresenterTests.swift).

    ## Next

    [box](../../Tests/ATests/BoxTests.swift)
    """

  @Test(
    "A test that is not linked, or not beside its role, is noticed",
    arguments: [
      ("List/ListViewTests", []), ("BagTests", []), ("OwnershipTests", []),
      ("BoxTests", ["Tests/ATests/BoxTests.swift is not linked"]),
      ("PresenterTests", ["Tests/ATests/PresenterTests.swift is not in the row of Sources/A/Presenter.swift"]),
    ]
  )
  func bites(_ test: String, _ mistakes: [String]) {
    let sources = ["List/ListView", "Binding/Box", "Binding/Bag", "Presenter"].map { "Sources/A/\($0).swift" }
    let table = RolesTable(Self.page)
    #expect(table.rows.map(\.role) == ["View", "binding"])
    #expect(table.mistakes(["Tests/ATests/\(test).swift"], sources) == mistakes)
  }

  @Test("A test in another role's row is noticed")
  func moved() {
    let page = Self.page.replacing("List/ListViewTests", with: "List/ListTests")
      .replacing("BagTests.swift)", with: "BagTests.swift), [list](../../Tests/ATests/List/ListViewTests.swift)")
    let test = "Tests/ATests/List/ListViewTests.swift"
    let mistakes = RolesTable(page).mistakes([test], ["Sources/A/List/ListView.swift"])
    #expect(mistakes == ["\(test) is not in the row of View"])
  }
}
