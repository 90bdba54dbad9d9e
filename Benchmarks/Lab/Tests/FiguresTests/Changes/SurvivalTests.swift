import Command
import CommandFixtures
import Contenders
import Figures
import Foundation
import Suites
import TestSupport
import Testing
import Texts
import UsersInterface

@testable import ChangeCosts

@Suite("The part of an architecture that remains if its screens are replaced")
struct SurvivalTests {
  private let folder: TemporaryFolder

  /// A list with a view and a presenter, another screen, and the tests of the list's roles.
  init() throws {
    folder = try TemporaryFolder()
    let view = "import HeadlessUIKit\n\n/// It shows.\nfinal class ListView: UIView {\n  let a = 1\n  let b = 2\n}\n"
    try folder.write(view, to: "Sources/A/List/ListView.swift")
    try folder.write("final class ListPresenter {\n  let view: ListView\n}\n", to: "Sources/A/List/ListPresenter.swift")
    try folder.write("struct ListRow {}\n", to: "Sources/A/List/ListRow.swift")
    try folder.write("final class OtherView {}\n", to: "Sources/A/Other/OtherView.swift")
    try folder.write("let a = 1\nlet b = 2\nlet c = 3\n", to: "Tests/ATests/List/ListViewTests.swift")
    try folder.write("let a = 1\n", to: "Tests/ATests/Other/OtherTests.swift")
    try folder.write(
      "--- a/Sources/A/List/ListView.swift\n+++ b/Sources/A/List/ListView.swift\n@@ -4,4 +4,4 @@\n"
        + "-final class ListView: UIView {\n-  let a = 1\n+final class ListView: Host {\n+  // Now.\n   let b = 2\n }\n",
      to: "Benchmarks/Workshop/Requests/redraw/A/change.patch"
    )
  }

  private func survival(_ tests: Survival.RoleTests? = nil) throws -> Survival {
    let tree = ChangeTree(PackageFolder(root: URL(filePath: folder.path)))
    return try Survival(of: "A", after: "redraw", in: tree, roles: ["View", "Presenter"], tests: tests)
  }

  @Test("is counted in the change: lines and tokens of the screen that stay, in files that stay and in others")
  func counted() throws {
    let survival = try survival()
    #expect(survival.component == "List" && survival.drawingRoles == ["View"])
    // Of the view's five lines two go; the others have three and one.
    #expect(survival.linesLeft == .init(kept: 7, all: 9) && survival.linesInFilesLeftAlone == .init(kept: 4, all: 9))
    // UIView, let a = 1
    #expect(survival.tokensLeft.all - survival.tokensLeft.kept == 5)
  }

  @Test("is estimated for all screens: by roles that do not draw, and by files without the user interface")
  func files() throws {
    let survival = try survival()
    // The view's four lines and the other view's one draw.
    #expect(survival.linesOfOtherRoles == .init(kept: 4, all: 10))
    // The presenter names the view, which is one of UIKit's; the other view is not.
    #expect(survival.linesWithoutInterface == .init(kept: 2, all: 10))
    #expect(survival.filesWithoutInterface == .init(kept: 2, all: 4))
  }

  @Test("has the lines of the screen's role tests that the change leaves, if it has a patch of tests")
  func tests() throws {
    #expect(try survival().testLinesLeft == nil)
    try folder.write(
      "--- a/Tests/ATests/List/ListViewTests.swift\n+++ b/Tests/ATests/List/ListViewTests.swift\n@@ -1,2 +1,3 @@\n"
        + " let a = 1\n-let b = 2\n+let b = 3\n+let d = 4\n--- a/Tests/ATests/Other/OtherTests.swift\n"
        + "+++ b/Tests/ATests/Other/OtherTests.swift\n@@ -1,1 +1,1 @@\n-let a = 1\n+let a = 2\n",
      to: "Benchmarks/Workshop/Requests/redraw/A/tests/tests.patch"
    )
    #expect(try survival().testLinesLeft == .init(kept: 2, all: 3))
  }

  @Test("has the tests and the noticed mutants that need no user interface, if they are recorded")
  func mutants() throws {
    #expect(try survival().mutants == nil && survival().figures["share of role tests without UIKit"] == nil)
    let noticed = [
      Survival.RoleTests.Noticed(role: "View", withoutInterface: 1, withInterface: 4),
      Survival.RoleTests.Noticed(role: "Presenter", withoutInterface: 3, withInterface: 2),
    ]
    let survival = try survival(Survival.RoleTests(tests: 8, withoutInterface: 2, noticed: noticed))
    #expect(survival.mutants == .init(kept: 3, all: 10) && survival.mutantsOfOtherRoles == .init(kept: 5, all: 10))
    #expect(survival.figures["share of role tests without UIKit"] == 0.25)
  }

  @Test("of the six: lines without the user interface are those that the compiler finds, and every part is a part")
  func six() throws {
    let package = PackageFolder(root: Project.root)
    let reader = StructureReader(toolchain: try Toolchain.locate(), modules: Built.products.modules)
    let tests = try KnownMutants(Data(package.text(KnownMutants.path).utf8)).roleTests
    for contender in Lineup.patterns {
      let survival = try Survival(
        of: contender.id,
        in: ChangeTree(package),
        roles: contender.architecture.roles,
        tests: tests[contender.id]
      )
      #expect(survival.component == "UserDetails")
      #expect(survival.figures.values.allSatisfy { (0...1).contains($0) })
      let sources = try Built.products.sources(ofModule: contender.module)
      let share = try reader.read(sources, roles: contender.architecture.roles).interfaceFreeShareByDependency
      #expect(abs(survival.linesWithoutInterface.share - share) < 1e-9, "\(contender.id)")
    }
  }
}
