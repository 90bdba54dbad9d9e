import Figures
import Foundation
import Instruments
import Testing

@Suite("A drawing for slides")
struct SlideDrawingTests {
  private static let types = [
    "Own.OwnApp", "Own.ListView", "Own.ListPresenter", "Own.ListInteractor", "Users.LiveUsersRepository",
  ]

  /// The lines of a drawing of references between the types above, by their places.
  private func lines(_ references: OwnershipGraph.Edge...) -> [Substring] {
    let nodes = Self.types.enumerated().map { OwnershipGraph.Node(type: $1, serial: $0) }
    let graph = OwnershipGraph(nodes: nodes, edges: references)
    let drawing = OwnershipDrawing(graph, module: "Own", roles: ["View", "Presenter", "Interactor"])
    return drawing.svg(of: "List", title: "A & <B>").split(separator: "\n")
  }

  /// The points of the lines of a style.
  private func points(_ style: String, _ lines: [Substring]) -> [[[Int]]] {
    lines.filter { $0.hasPrefix("<polyline class=\"\(style)\"") }.map { line in
      line.matches(of: #/(-?\d+),(-?\d+)/#).map { [Int($0.output.1) ?? 0, Int($0.output.2) ?? 0] }
    }
  }

  /// The heights of the boxes, from the top, by name.
  private func tops(_ lines: [Substring]) -> [(name: String, top: Int)] {
    zip(lines, lines.dropFirst()).compactMap { box, text in
      guard let top = box.firstMatch(of: #/^<rect class="(?:role|app|interface|repository)".* y="(\d+)"/#)?.output.1,
        let name = text.firstMatch(of: #/>(\w+)</#)?.output.1
      else { return nil }
      return (String(name), Int(top) ?? 0)
    }
  }

  @Test("has the boxes in rows, each below all that hold it")
  func rows() {
    // The presenter holds the view: the order of roles is not that of the rows.
    let lines = lines(.init(0, 2, "OwnApp.x"), .init(2, 1, "ListPresenter.y"), .init(1, 3, "ListView.z"))
    let tops = tops(lines)
    #expect(tops.map(\.name) == ["OwnApp", "ListPresenter", "ListView", "ListInteractor", "LiveUsersRepository"])
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $1.top - $0.top > 44 })
  }

  @Test("has what holds at the right, what does not at the left, in red if it would close a cycle")
  func sides() throws {
    let lines = lines(
      .init(1, 2, "ListView.a"),
      .init(2, 1, "ListPresenter.b", .weak),
      .init(3, 1, "ListInteractor.c", .weak),
      .init(2, 4, "ListPresenter.d", .unowned)
    )
    let strong = try #require(points("strong", lines).first)
    let red = try #require(points("red", lines).first)
    let (weak, unowned) = (try #require(points("weak", lines).first), try #require(points("unowned", lines).first))
    #expect(strong[1][0] > strong[0][0] && [red, weak, unowned].allSatisfy { $0[1][0] < $0[0][0] })
    // From the source's row to the target's.
    #expect(strong[0][1] < strong[3][1] && red[0][1] > red[3][1])
    for label in ["a", "b", "c", "d"] { #expect(lines.contains { $0.hasSuffix(">\(label)</text>") }, "\(label)") }
  }

  @Test("has no two references on one line")
  func apart() {
    let lines = lines(
      .init(0, 4, "A.a"),
      .init(1, 2, "A.b"),
      .init(2, 3, "A.c"),
      .init(1, 4, "A.d"),
      .init(2, 4, "A.e"),
      .init(0, 1, "A.f")
    )
    let strong = points("strong", lines)
    #expect(strong.count == 6)
    let ends = strong.flatMap { [$0[0], $0[3]] }
    #expect(Set(ends).count == ends.count, "\(ends)")
    let turns = strong.map { (x: $0[1][0], range: min($0[1][1], $0[2][1])...max($0[1][1], $0[2][1])) }
    for (index, turn) in turns.enumerated() {
      #expect(!turns[..<index].contains { $0.x == turn.x && $0.range.overlaps(turn.range) }, "\(turn)")
    }
  }

  @Test("says what it shows, and escapes it")
  func title() {
    #expect(lines().contains("<title>A &amp; &lt;B&gt;</title>"))
  }
}
