import Conformance
import Foundation
import TestSupport
import Testing

@Suite("The specification")
struct SpecificationTests {
  @Test("names every scenario of the suite, and no other, below its line")
  func names() throws {
    let text = try String(contentsOf: Project.root.appending(path: "docs/SPEC.md"), encoding: .utf8)
    var rule = 0
    let named = text.split(separator: "\n").compactMap { line -> String? in
      if let number = line.firstMatch(of: #/^(\d+)\. /#) { rule = Int(number.1) ?? 0 }
      return line.firstMatch(of: #/^ +- `(\d\d-[a-z0-9-]+)`$/#).map { "\(rule): \($0.1)" }
    }
    #expect(named == ConformanceSuite.scenarios.map { "\($0.rule): \($0.id)" })
  }
}
