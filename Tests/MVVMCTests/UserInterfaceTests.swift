import RoleFixtures
import Testing

@Suite("MVVM-C: roles and the user interface")
struct UserInterfaceTests {
  @Test("No view model imports UIKit")
  func viewModels() throws {
    let viewModels = try SourceFile.all("ViewModel")
    #expect(viewModels.count == 4)
    #expect(viewModels.filter(\.importsUserInterface).map(\.name) == [])
  }

  @Test("Views import UIKit")
  func views() throws {
    let views = try SourceFile.all("ViewController")
    #expect(views.count == 4)
    #expect(views.filter { !$0.importsUserInterface }.map(\.name) == [])
  }
}
