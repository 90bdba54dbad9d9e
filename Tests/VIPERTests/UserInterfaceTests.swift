import RoleFixtures
import Testing

@Suite("VIPER: which roles know the user interface")
struct UserInterfaceTests {
  @Test("No interactor, presenter or contract does", arguments: ["Interactor", "Presenter", "Contract"])
  func logic(role: String) throws {
    let files = try SourceFile.all(role)
    #expect(files.count == 4)
    #expect(files.filter(\.importsUserInterface).map(\.name) == [])
  }

  @Test("Views and routers do", arguments: ["ViewController", "Router"])
  func views(role: String) throws {
    let files = try SourceFile.all(role)
    #expect(files.count == 4)
    #expect(files.filter { !$0.importsUserInterface }.map(\.name) == [])
  }
}
