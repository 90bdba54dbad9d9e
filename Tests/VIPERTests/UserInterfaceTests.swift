import RoleFixtures
import Testing

@Suite("VIPER: roles and the user interface")
struct UserInterfaceTests {
  @Test("No interactor, presenter or contract imports UIKit", arguments: ["Interactor", "Presenter", "Contract"])
  func logic(role: String) throws {
    let files = try SourceFile.all(role)
    #expect(files.count == 4)
    #expect(files.filter(\.importsUserInterface).map(\.name) == [])
  }

  @Test("Views and routers import UIKit", arguments: ["ViewController", "Router"])
  func views(role: String) throws {
    let files = try SourceFile.all(role)
    #expect(files.count == 4)
    #expect(files.filter { !$0.importsUserInterface }.map(\.name) == [])
  }
}
