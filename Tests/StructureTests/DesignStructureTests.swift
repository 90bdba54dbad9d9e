import Command
import Testing

@Suite("The structure of a design")
struct DesignStructureTests {
  /// Figure 1 of MacCormack, Rusnak and Baldwin 2006: A depends on B and C, B on D, C on E, and E on F.
  private static let sixElements = ["A": ["B", "C"], "B": ["D"], "C": ["E"], "D": [], "E": ["F"], "F": []]
  /// Figure 22.9 of Cormen, Leiserson, Rivest and Stein, "Introduction to Algorithms", 3rd ed. 2009; the edges as in the
  /// authors' own program, github.com/Ky-Ling/CLRS-Python-Implementation, chapter 20.
  private static let eightElements = [
    "a": ["b"], "b": ["c", "e", "f"], "c": ["d", "g"], "d": ["c", "h"], "e": ["a", "f"], "f": ["g"], "g": ["f", "h"],
    "h": ["h"],
  ]

  @Test("has the published propagation cost of the published example: 42 %, 15 of 36 pairs, and no cycle")
  func propagationCost() {
    let design = DesignStructure(Self.sixElements)
    #expect(design.propagationCost == 15.0 / 36)
    #expect(design.largestCycle == [])
  }

  @Test("has the largest of the published example's cyclic groups, which are abe, cd, fg and h")
  func cycle() {
    let design = DesignStructure(Self.eightElements)
    #expect(design.largestCycle == ["a", "b", "e"])
    // Each of abe sees all eight, each of cd five, each of fg three, and h itself.
    let visible = 24 + 10 + 6 + 1
    #expect(design.propagationCost == Double(visible) / 64)
  }

  @Test("of groups with the same size has the one with the first element, whatever the order")
  func sameSize() {
    #expect(DesignStructure(["d": ["c"], "c": ["d"], "b": ["a"], "a": ["b", "c"]]).largestCycle == ["a", "b"])
  }

  @Test("couples an element with those that it uses and those that use it, each once")
  func coupling() {
    #expect(DesignStructure(Self.sixElements).coupling == 10.0 / 6)
    #expect(DesignStructure(["a": ["b", "a"], "b": ["a"], "c": ["b"]]).coupling == 4.0 / 3)
  }

  @Test("leaves out names of others, and is nothing for nothing")
  func others() {
    let design = DesignStructure(["a": ["a", "UIView"]])
    #expect(design.propagationCost == 1 && design.coupling == 0 && design.largestCycle == [])
    let nothing = DesignStructure([:])
    #expect(nothing.propagationCost == 0 && nothing.coupling == 0 && nothing.largestCycle == [])
  }

  @Test("is found for thousands of elements in a row, and in a ring")
  func deep() {
    let row = Dictionary(uniqueKeysWithValues: (0..<3_000).map { ("\($0)", $0 == 2_999 ? [] : ["\($0 + 1)"]) })
    let visible = 3_000 * 3_001 / 2
    #expect(DesignStructure(row).propagationCost == Double(visible) / 9_000_000)
    let ring = DesignStructure(row.mapValues { $0.isEmpty ? ["0"] : $0 })
    #expect(ring.propagationCost == 1 && ring.largestCycle.count == 3_000)
  }

  @Test("of a module has its types, a nested one as part of the one around it; the figures have the names of the pages")
  func module() throws {
    let module = try SampleModule.structure([
      "List.swift": """
      final class List {
        struct Row { var maker: Maker? }
        func count(_ numbers: [Int]) -> Int {
          for number in numbers where number > 1 { if number > 2 { return number } }
          return 0
        }
      }
      final class Maker { func list() -> List { List() } }
      """,
      "Other.swift": """
      struct Other {}
      extension Array { func list(_ maker: Maker) {} }
      func free(_ other: Other) -> Bool { true || false }
      """,
    ])
    #expect(module.design.elements == ["List", "Maker", "Other"])
    #expect(module.design.largestCycle == ["List", "Maker"])
    let expected: [String: Double] = [
      "lines": 11, "types": 3, "propagation cost": 5.0 / 9, "largest cycle": 2, "coupling": 2.0 / 3,
      "coupling per 100 lines": 200.0 / 11, "cognitive complexity": 4, "largest cognitive complexity": 3,
    ]
    #expect(module.figures == expected)
    #expect(
      module.mostComplexFunctions(9).map { "\($0.name) \($0.file):\($0.line)" } == [
        "List.count(_:) List.swift:3", "free(_:) Other.swift:3",
      ]
    )
  }
}
