import Contenders
import Foundation
import Instruments
import Mutants
import Records
import Reports
import Suites
import TestSupport
import Testing
import Tracing

@Suite("The page about testing")
struct TestabilityPageTests {
  @Test("has the recorded figures")
  func page() throws {
    let records = RecordFolder(PackageFolder(root: Project.root))
    let record = MutantsRecord(of: Lineup.patterns.map(\.id), in: records)
    #expect(record.architectures.count == Lineup.patterns.count, "swift run workbench record mutants")
    let page = try String(contentsOf: Project.root.appending(path: TestabilityPage.path), encoding: .utf8)
    #expect(TestabilityPage(record).part.renewed(page) == page, "renew it with: swift run workbench pages")
  }
}
