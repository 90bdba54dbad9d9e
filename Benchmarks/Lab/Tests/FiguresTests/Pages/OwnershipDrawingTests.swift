import Instruments
import Testing
import Tracing

@testable import Figures

@Suite("An ownership drawing")
struct OwnershipDrawingTests {
  private static let types = [
    "Users.LiveUsersRepository", "HeadlessUIKit.UIWindow", "Own.OwnApp", "Own.ListPresenter", "Own.ListView",
    "Own.FinderView", "Own.Bag<Own.ListView>", "HeadlessUIKit.UIView",
  ]

  /// A drawing of references between the types above, by their places.
  private func drawing(_ references: [OwnershipGraph.Edge]) -> OwnershipDrawing {
    let nodes = Self.types.enumerated().map { OwnershipGraph.Node(type: $1, serial: $0) }
    let graph = OwnershipGraph(nodes: nodes, edges: references)
    return OwnershipDrawing(graph, module: "Own", roles: ["View", "Presenter"])
  }

  private func arrows(_ references: OwnershipGraph.Edge...) -> [String] {
    let drawing = drawing(references)
    return drawing.sortedArrows.map { $0.mermaid(drawing.boxes) }
  }

  @Test("is recorded with components, strengths, labels, and references that would close a cycle")
  func record() {
    let references: [OwnershipGraph.Edge] = [
      .init(4, 3, "A.presenter"), .init(3, 4, "A.view", .weak), .init(5, 3, "A.other", .unowned),
    ]
    let record = OwnershipRecord(drawing(references))
    #expect(record.boxes.map(\.name).prefix(3) == ["OwnApp", "UIWindow", "ListView"])
    #expect(record.boxes.map(\.component).prefix(4) == ["", "", "List", "List"])
    let arrows = record.arrows.map { arrow in
      "\(arrow.source) \(arrow.strength) \(arrow.target) \(arrow.label)\(arrow.closesCycle ? "!" : "")"
    }
    #expect(
      arrows == [
        "ListView strong ListPresenter ", "ListPresenter weak ListView !", "FinderView unowned ListPresenter other",
      ]
    )
  }

  @Test("tells strong, weak and unowned apart")
  func strengths() {
    let found = arrows(.init(4, 3, "A.presenter"), .init(3, 4, "A.view", .weak), .init(5, 3, "A.presenter", .unowned))
    #expect(found == ["ListView --> ListPresenter", "ListPresenter -.-> ListView", "FinderView -.-o ListPresenter"])
  }

  @Test("names a reference for its field where the box does not say it, and a closure's for what it is")
  func labels() {
    #expect(arrows(.init(4, 3, "ListView._wrapped.values[]")) == ["ListView -->|wrapped| ListPresenter"])
    let own = "closure captured by ListPresenter.onDone"
    #expect(arrows(.init(3, 4, own, .weak)) == ["ListPresenter -.->|onDone closure| ListView"])
    let other = "closure captured by Observers<Change>.Observer.tell"
    #expect(arrows(.init(0, 3, other, .weak)) == ["LiveUsersRepository -.->|closure| ListPresenter"])
  }

  @Test("has one arrow from one box to another, for the strongest reference")
  func strongest() {
    #expect(
      arrows(.init(4, 3, "A.x", .weak), .init(4, 3, "A.y"), .init(4, 3, "A.z")) == ["ListView -->|y| ListPresenter"]
    )
  }

  @Test("leaves out UIKit's way back from a child, and nobody else's")
  func wayBack() {
    let child = OwnershipGraph.Edge(4, 5, "ListView.children[]")
    #expect(arrows(child, .init(5, 4, "FinderView.parent", .weak)) == ["ListView -->|children| FinderView"])
    #expect(arrows(child, .init(5, 4, "FinderView.parent")).count == 2)
    #expect(arrows(child, .init(5, 4, "FinderView.owner", .weak)).count == 2)
    #expect(arrows(.init(4, 5, "ListView.x"), .init(5, 4, "FinderView.parent", .weak)).count == 2)
  }

  @Test("of one component has its holders, and marks references that would close a cycle")
  func component() {
    let references: [OwnershipGraph.Edge] = [
      .init(2, 4, "OwnApp.list"), .init(4, 3, "ListView.presenter"), .init(3, 4, "ListPresenter.view", .weak),
      .init(3, 0, "ListPresenter.repository"), .init(5, 3, "FinderView.other", .weak), .init(2, 5, "OwnApp.finder"),
    ]
    #expect(
      drawing(references).mermaid(of: "List") == """
        flowchart TD
          OwnApp[OwnApp]
          ListView[ListView]
          ListPresenter[ListPresenter]
          LiveUsersRepository[(LiveUsersRepository)]
          OwnApp -->|list| ListView
          ListView --> ListPresenter
          ListPresenter -.-> ListView
          ListPresenter --> LiveUsersRepository
          linkStyle 2 stroke:#c00,stroke-width:2px

        """
    )
    let harmless: [OwnershipGraph.Edge] = [.init(3, 4, "ListPresenter.view", .weak)]
    #expect(!drawing(harmless).mermaid(of: "List").contains("linkStyle"))
  }
}
