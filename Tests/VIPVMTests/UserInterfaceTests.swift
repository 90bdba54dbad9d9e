import RoleFixtures
import Testing

@Suite("VIP-VM: roles and the user interface")
struct UserInterfaceTests {
  @Test("No interactor or presenter imports UIKit", arguments: ["Interactor", "Presenter"])
  func logic(role: String) throws {
    let files = try SourceFile.all(role)
    #expect(files.count == 4)
    #expect(files.filter(\.importsUserInterface).map(\.name) == [])
  }

  @Test("The list's view model imports UIKit, as its table's data source")
  func listViewModel() throws {
    let viewModel = try #require(SourceFile.all("UserListViewModel").first)
    #expect(viewModel.importsUserInterface)
  }

  @Test("Views import UIKit")
  func views() throws {
    let views = try SourceFile.all("ViewController")
    #expect(views.count == 4)
    #expect(views.filter { !$0.importsUserInterface }.map(\.name) == [])
  }
}
