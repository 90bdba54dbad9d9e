import RoleFixtures
import Testing

@Suite("MVVM-C: which roles know the user interface")
struct UserInterfaceTests {
  @Test("No view model does")
  func viewModels() throws {
    let viewModels = try SourceFile.all("ViewModel")
    #expect(viewModels.count == 4)
    #expect(viewModels.filter(\.importsUserInterface).map(\.name) == [])
  }

  @Test("Views do")
  func views() throws {
    let views = try SourceFile.all("ViewController")
    #expect(views.count == 4)
    #expect(views.filter { !$0.importsUserInterface }.map(\.name) == [])
  }
}
