import RoleFixtures
import Testing

@Suite("VIPER: entities")
struct EntityTests {
  @Test(
    "Neither contract nor presenter, view or router knows an entity",
    arguments: ["Contract", "Presenter", "ViewController", "Router"]
  )
  func files(role: String) throws {
    let files = try SourceFile.all(role)
    #expect(files.count == 4)
    #expect(files.filter(\.mentionsEntity).map(\.name) == [])
  }
}

extension SourceFile {
  /// True if the file names an entity, or a value that holds one; an id is none.
  fileprivate var mentionsEntity: Bool {
    text.contains(/\b(User(?!\.ID\b)|UserDirectory|Finding)\b/)
  }
}
