import Foundation
import TestSupport
import Testing

/// Compares what the page takes from documents and records with these.
@Suite(.long()) struct RecordedPartTests {
  @Test func `Situations, their words and their orders are those of the page about choosing`() throws {
    let choosing = try Report().data["choosing"]
    let sections = try ChoosingSection.all
    let situations = choosing["situations"].list
    #expect(situations.map { $0["title"].text } == sections.map(\.title))
    for (situation, section) in zip(situations, sections) {
      let places = situation["figures"].list.compactMap { $0.number.map { Int($0) } }
      #expect(places.map { choosing["figures"][$0]["order"].text } == section.orders)
      let answer = situation["answer"].text ?? ""
      #expect(section.prose.contains(answer) && answer.matches(of: /\.(?= |$)/).count == 2, "\(answer)")
      #expect(situation["change"].text?.hasSuffix(".") == true && situation["change"].text?.contains("below") == false)
    }
  }

  @Test func `The red references are those that are red on an architecture's page`() throws {
    let drawings = try Report().data["ownership"]
    for id in MadeUpResults.six.dropLast() {
      let page = try String(contentsOf: Project.root.appending(path: "docs/patterns/\(id).md"), encoding: .utf8)
      let drawing = page.components(separatedBy: "```mermaid\n").first { $0.contains("linkStyle") } ?? ""
      let arrows = drawing.prefix { $0 != "`" }.matches(of: /(?m)^  (\w+) -[-.]+[>o](?:\|.*\|)? (\w+)$/)
      let red = Set(
        (drawing.firstMatch(of: /linkStyle ([\d,]+)/)?.1 ?? "").split(separator: ",").compactMap { Int($0) }
      )
      #expect(!red.isEmpty && arrows.count > red.count, "\(id)")
      for (place, arrow) in arrows.enumerated() {
        let shown = drawings[id]["arrows"].list.first {
          $0["source"].text == String(arrow.1) && $0["target"].text == String(arrow.2)
        }
        #expect(shown?["closesCycle"].truth == red.contains(place), "\(id): \(arrow.0)")
      }
      #expect(drawings[id]["boxes"].list.contains { $0["component"] == "UserDetails" }, "\(id)")
    }
  }

  @Test func `A flow shows a screen only when everything that follows an action is over`() throws {
    let flows = try Report().data["flows"].list
    #expect(flows.count == 30)
    for flow in flows {
      let steps = flow["steps"].list
      #expect(steps.last?["screen"].text != nil, "\(flow["pattern"]) \(flow["flow"])")
      for (step, next) in zip(steps, steps.dropFirst()) {
        let isOver = next["title"].text != "The run loop turns"
        #expect((step["screen"].text != nil) == isOver, "\(flow["pattern"]) \(flow["flow"]) \(step["title"])")
      }
      // The dashboard's count of users, and the details' button, are never on one screen.
      for screen in steps.compactMap({ $0["screen"].text }) {
        #expect(!(screen.contains("The system has") && screen.contains("( Save )")), "\(screen)")
      }
    }
  }
}
