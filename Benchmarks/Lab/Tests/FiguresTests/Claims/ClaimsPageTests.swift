import Claims
import Foundation
import Measure
import Records
import Reports
import TestSupport
import Testing

@Suite("The page of the claims")
struct ClaimsPageTests {
  @Test("has each claim as it is now, with its verdict and its measure")
  func current() throws {
    let page = try String(contentsOf: Project.root.appending(path: "docs/CLAIMS.md"), encoding: .utf8)
    for claim in Claim.all {
      let origin = claim.passages.map(\.text).joined(separator: "; ")
      let sentence = page.components(separatedBy: "| \(claim.statement) | \(origin) | ").dropFirst().first ?? ""
      let isJudged = ["holds", "refuted", "depends", "undecided: "].contains { sentence.hasPrefix($0) }
      #expect(isJudged, "\(claim.id) has another row; renew it with: swift run workbench record claims")
      if claim.command == nil { continue }
      let details = "- measured: \(claim.measuring)\n- holds if: \(claim.holdsIf)\n"
      let isMeasured = page.contains(details)
      #expect(isMeasured, "\(claim.id) has other words; renew it with: swift run workbench record claims")
    }
  }

  @Test("is what the record says")
  func recorded() throws {
    let record: ClaimsRecord = try #require(RecordFolder(PackageFolder(root: Project.root)).value(of: .claims))
    let page = try String(contentsOf: Project.root.appending(path: "docs/CLAIMS.md"), encoding: .utf8)
    #expect(record.report.markdown == page, "renew it with: swift run workbench pages")
  }

  @Test("is the same page from what a record keeps of a report, for each verdict and kind of figure")
  func kept() throws {
    let ratio = Figure("MVVMC time", "keystroke", ratio: 1.25, Interval(lower: 1.2, upper: 1.3), .slower)
    let open = Figure("MVP time", "keystroke", ratio: 1.01, .unknown, .tie)
    let verdicts: [ClaimVerdict] = [.holds, .refuted, .depends(on: "the list"), .undecided("too few rounds to tell")]
    let findings = zip(Claim.all, verdicts).map { claim, verdict in
      ClaimFinding(claim: claim, figures: [ratio, open, Figure("MVC", "lines", 232)], verdict: verdict)
    }
    let report = ClaimsReport(findings, seed: 7, budget: 30)
    let record = try JSONDecoder().decode(ClaimsRecord.self, from: JSONEncoder().encode(report))
    #expect(record.report.markdown == report.markdown)
    #expect(record.report.text(Layout(width: 80)) == report.text(Layout(width: 80)))
  }

  @Test("is not renewed by a record in which a claim has lost its figures, and says which")
  func loss() throws {
    func record(_ figures: [Figure], _ verdict: ClaimVerdict) throws -> ClaimsRecord {
      let finding = ClaimFinding(claim: Claim.all[0], figures: figures, verdict: verdict)
      let report = ClaimsReport([finding], seed: 7, budget: 30)
      return try JSONDecoder().decode(ClaimsRecord.self, from: JSONEncoder().encode(report))
    }
    let measured = try record([Figure("MVC", "lines", 232)], .holds)
    let lost = try record([], .undecided("the probe was not found"))
    #expect(
      lost.loss(since: measured) == "claim \(Claim.all[0].id) had figures and has none now: the probe was not found"
    )
    #expect(measured.loss(since: lost) == nil && lost.loss(since: lost) == nil && measured.loss(since: measured) == nil)
  }

  @Test("says which claims rest on times, where and with what they were measured")
  func times() throws {
    let claims = try ["6", "8"].map { id in try #require(Claim.all.first { $0.id == id }) }
    let ratio = Figure("MVVMC time", "keystroke", ratio: 1.25, Interval(lower: 1.2, upper: 1.3), .slower)
    let findings = [
      ClaimFinding(claim: claims[0], figures: [ratio], verdict: .holds),
      ClaimFinding(claim: claims[1], figures: [Figure("MVVMC", "alive after close", 0)], verdict: .holds),
    ]
    let page = ClaimsReport(findings, seed: 7, budget: 30).markdown
    #expect(page.contains("Measured with seed 7, and 30 seconds for times, on "))
    #expect(page.contains("\n6 rest on times") && page.contains(Claim.easyToTest))
    #expect(page.contains("| MVVMC time | 1.2") && page.contains("| MVVMC | 0 |"))
  }
}
