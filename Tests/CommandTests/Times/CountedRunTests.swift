import Command
import Foundation
import Testing

@Suite("Counts beside a run")
struct CountedRunTests {
  @Test("that differ from step to step have no interval, and are marked", arguments: [true, false])
  func interval(isExact: Bool) async throws {
    let (results, findings) = (try await SampleRun.results(), SampleRun.findings(retains: 12, isExact: isExact))
    let text = try RunReport(results, findings).text(.json)
    let document = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let counts = try #require(document["results"] as? [[String: Any]]).filter { $0["metric"] as? String == "retains" }
    #expect(counts.count == 1 && (counts[0]["ci95"] as? [Double]) == (isExact ? [12, 12] : nil))
    let table = try RunReport(results, findings).text(.table, hasCounts: true)
    let counted = try #require(table.split(separator: "\n\n").first { $0.hasPrefix("BINDING, RETAINS AND RELEASES") })
    #expect(counted.contains(isExact ? /\nMVC +12\n/ : /\nMVC +~12\n/), "\(table)")
    #expect(table.contains(isExact ? "the same each time\n" : "~: steps of one kind differ\n"), "\(table)")
  }

  @Test("need not be whole, being means")
  func means() async throws {
    let report = RunReport(try await SampleRun.results(), SampleRun.findings(retains: 12.5, isExact: true))
    let table = try report.text(.table, hasCounts: true)
    #expect(table.contains("BINDING, ALLOCATIONS\n       load\nMVC    12.5\n"), "\(table)")
    #expect(try !report.text(.table).contains("ALLOCATIONS"))
  }

  @Test("that went wrong are a problem with a name")
  func failure() async throws {
    let findings = SampleRun.findings(retains: 0, isExact: false, failure: "no row 3\nat all")
    let table = try RunReport(try await SampleRun.results(), findings).text(.table)
    #expect(table.contains("counting binding/load of MVC: no row 3\n"), "\(table)")
  }
}
