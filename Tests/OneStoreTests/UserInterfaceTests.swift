import RoleFixtures
import Testing

@Suite("OneStore: roles and the user interface")
struct UserInterfaceTests {
  private func files(_ role: String) throws -> [SourceFile] {
    try SourceFile.all(role, in: "Benchmarks/Contenders")
  }

  @Test("No feature imports UIKit, nor does the store with its effects and scopes")
  func features() throws {
    let files = try ["Feature", "Store", "Effect", "Scope"].flatMap(files)
    #expect(files.count == 8)
    #expect(files.filter(\.importsUserInterface).map(\.name) == [])
  }

  @Test("Views import UIKit")
  func views() throws {
    let views = try files("ViewController")
    #expect(views.count == 4)
    #expect(views.filter { !$0.importsUserInterface }.map(\.name) == [])
  }
}
