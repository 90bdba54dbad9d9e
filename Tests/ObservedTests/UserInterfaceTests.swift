import RoleFixtures
import Testing

@Suite("Observed: roles and the user interface")
struct UserInterfaceTests {
  private func files(_ role: String) throws -> [SourceFile] {
    try SourceFile.all(role, in: "Benchmarks/Contenders")
  }

  @Test("No view model imports UIKit, nor does the router as they see it")
  func viewModels() throws {
    let files = try files("ViewModel") + files("Routing")
    #expect(files.count == 5)
    #expect(files.filter(\.importsUserInterface).map(\.name) == [])
  }

  @Test("Views import UIKit")
  func views() throws {
    let views = try files("ViewController")
    #expect(views.count == 4)
    #expect(views.filter { !$0.importsUserInterface }.map(\.name) == [])
  }
}
