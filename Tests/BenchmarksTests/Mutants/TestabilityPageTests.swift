import Foundation
import Instruments
import Lineup
import Mutants
import Reports
import Suites
import TestSupport
import Testing
import Tracing

@Suite("The page about testing")
@MainActor struct TestabilityPageTests {
  @Test("says what was recorded")
  func page() throws {
    let record = try #require(MutantsRecord(root: Project.root), "make it with: swift run workbench mutants --record")
    let page = try String(contentsOf: Project.root.appending(path: TestabilityPage.path), encoding: .utf8)
    #expect(TestabilityPage(record).part.renewed(page) == page, "renew it with: swift run workbench pages")
  }

  @Test("is about the sources and tests that there are", .long())
  func current() throws {
    let record = try #require(MutantsRecord(root: Project.root))
    for pattern in Lineup.patterns.map(\.module) {
      let inputs = try PackageTree.inputs(of: pattern, in: Project.root)
      #expect(record.inputs[pattern] == inputs, "\(pattern): swift run workbench mutants --record")
    }
  }
}
