import Command
import Testing

@Suite("Types")
struct TypesTests {
  private static let structure = Result {
    try SampleModule.structure(
      [
        "List/ListView.swift": """
        import HeadlessUIKit

        protocol ListViewDelegate: AnyObject {}

        final class ListView: UIView {
          private enum Key { case one }
          fileprivate struct Row { final class Cell {} }
          func go() { struct Local {}; _ = Local() }
        }

        private actor Worker {}
        extension ListView: ListViewDelegate { private final class Late {} }
        extension UILabel { func clear() { text = nil } }
        """,
        "List/ListPresenterView.swift": "final class ListPresenterView {}",
      ],
      roles: ["View", "PresenterView"]
    )
  }

  @Test("are found wherever they are declared, nested and private ones too; those within functions are not")
  func found() throws {
    let structure = try Self.structure.get()
    let names = ["ListView", "ListView.Key", "ListView.Late", "ListView.Row", "ListView.Row.Cell", "ListViewDelegate"]
    #expect(structure.types.map(\.name) == ["ListPresenterView"] + names + ["UILabel", "Worker"])
    #expect(structure.typeCount == 7)
    #expect(structure.protocolCount == 1)
    #expect(structure.type("Worker")?.kind == .actor)
    #expect(structure.type("ListView.Key")?.kind == .enum)
    #expect(structure.type("ListView.Row")?.kind == .struct)
    #expect(structure.type("UILabel")?.kind == .other)
  }

  @Test("are read with their macros expanded, whose members and types are nobody's")
  func macros() throws {
    let structure = try SampleModule.structure([
      "Model.swift": """
      import Observation

      @Observable final class Model {
        var name = ""
        var count = 0
      }
      """
    ])
    #expect(structure.types.map(\.name) == ["Model"] && structure.typeCount == 1)
    #expect(structure.lines == 5, "\(structure.lines)")
  }

  @Test("have the longest role that their name ends with, or their file's")
  func roles() throws {
    let structure = try Self.structure.get()
    #expect(structure.type("ListView")?.role == "View")
    #expect(structure.type("ListPresenterView")?.role == "PresenterView")
    #expect(structure.type("ListViewDelegate")?.role == "View")
    #expect(structure.type("UILabel")?.role == "View")
    #expect(structure.role("View")?.protocols == 1)
    #expect(structure.role("View")?.types == 6)
  }

  @Test("know what they inherit, from extensions too, and their component")
  func inherits() throws {
    let view = try #require(try Self.structure.get().type("ListView"))
    #expect(view.inherits == ["HeadlessUIKit.UIView", "ListViewDelegate"])
    #expect(view.component == "List")
    #expect(view.file == "List/ListView.swift")
  }
}
