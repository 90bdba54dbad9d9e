import RoleFixtures
import Testing

@Suite("4V: roles and the user interface")
struct UserInterfaceTests {
  @Test("No interactor or view model imports UIKit", arguments: ["Interactor", "ViewModel"])
  func logic(role: String) throws {
    let files = try SourceFile.all(role)
    #expect(files.count == 4)
    #expect(files.filter(\.importsUserInterface).map(\.name) == [])
  }

  @Test("Views import UIKit")
  func views() throws {
    let views = try SourceFile.all("ViewController")
    #expect(views.count == 4)
    #expect(views.filter { !$0.importsUserInterface }.map(\.name) == [])
  }
}
