import RoleFixtures
import Testing

/// The pattern's documented cost: every test in this folder needs the user interface, as every controller does.
@Suite("MVC: roles and the user interface")
struct UserInterfaceTests {
  @Test("Every controller imports UIKit")
  func controllers() throws {
    let controllers = try SourceFile.all("ViewController")
    #expect(controllers.count == 4)
    #expect(controllers.filter { !$0.importsUserInterface }.map(\.name) == [])
  }
}
