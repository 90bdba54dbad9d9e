import Command
import Testing

@Suite("Dependencies between types")
struct DependenciesTests {
  private static let structure = Result {
    try SampleModule.structure(
      [
        "List/ListScreen.swift": """
        import Foundation
        import HeadlessUIKit
        final class ListScreen: UIViewController {
          let model: ListModel
          init(model: ListModel) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { nil }
        }
        """,
        "List/ListModel.swift": """
        /// Has nothing to do with ListMaker.
        final class ListModel {
          let text = "ListMaker"
          let row = ListRow()
        }
        struct ListRow { enum Kind { case plain }; let kind = Kind.plain }
        """,
        "List/ListMaker.swift": """
        final class ListMaker {
          private let screen = ListScreen(model: ListModel())
          func count() -> Int { screen.model.text.count }
        }
        """,
        "List/ListCounter.swift": """
        final class ListCounter {
          func count(_ maker: ListMaker) -> Int { maker.count() }
          func kind(_ model: ListModel) -> Bool { model.row.kind == .plain }
        }
        """,
        "List/ListPeeker.swift": """
        import HeadlessUIKit
        func peek(_ screen: ListScreen?) -> Bool { screen?.parent?.view.isHidden ?? false }
        """,
      ],
      roles: ["Screen", "Model", "Maker", "Counter"]
    )
  }

  @Test("follow what names resolve to, and inferred types; not text")
  func uses() throws {
    let structure = try Self.structure.get()
    #expect(structure.type("ListScreen")?.uses == ["ListModel"])
    #expect(structure.type("ListModel")?.uses == ["ListRow"])
    #expect(structure.type("ListMaker")?.uses == ["ListModel", "ListScreen"])
    #expect(structure.type("ListCounter")?.uses == ["ListMaker", "ListModel", "ListRow"])
    #expect(structure.type("ListRow")?.uses == [])
    #expect(structure.type("ListModel")?.usedBy == ["ListCounter", "ListMaker", "ListScreen"])
    #expect(structure.type("ListPeeker")?.uses == ["ListScreen"])
    #expect(structure.dependencies == 8)
  }

  @Test("are summed by role")
  func roles() throws {
    let model = try #require(try Self.structure.get().role("Model"))
    #expect(model.fanOut == 0)
    #expect(model.fanIn == 3)
    let counter = try #require(try Self.structure.get().role("Counter"))
    #expect(counter.uses == ["Maker", "Model"])
    #expect(counter.fanOut == 3)
  }

  @Test("A file is free of UIKit by import if it does not import it, and by dependency if it uses none of its types")
  func interface() throws {
    let structure = try Self.structure.get()
    let byImport = structure.files.filter(\.isInterfaceFreeByImport).map(\.path)
    let byDependency = structure.files.filter(\.isInterfaceFreeByDependency).map(\.path)
    #expect(byImport == ["List/ListCounter.swift", "List/ListMaker.swift", "List/ListModel.swift"])
    #expect(byDependency == ["List/ListCounter.swift", "List/ListModel.swift"])
    #expect(structure.type("ListMaker")?.isInterfaceFree == false)
    #expect(structure.type("ListCounter")?.isInterfaceFree == true)
    #expect(structure.type("ListScreen")?.usesOfOthers.contains("HeadlessUIKit.UIViewController") == true)
  }
}
