import RoleFixtures
import Testing

@Suite("MVP: roles and the user interface")
struct UserInterfaceTests {
  @Test("No presenter imports UIKit")
  func presenters() throws {
    let presenters = try SourceFile.all("Presenter")
    #expect(presenters.count == 4)
    #expect(presenters.filter(\.importsUserInterface).map(\.name) == [])
  }

  @Test("Views and controllers import UIKit", arguments: ["View", "ViewController"])
  func views(role: String) throws {
    let files = try SourceFile.all(role)
    #expect(files.count == 4)
    #expect(files.filter { !$0.importsUserInterface }.map(\.name) == [])
  }
}
