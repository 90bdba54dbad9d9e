import Claims
import Foundation
import Measure
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
      #expect(isJudged, "\(claim.id) has another row; renew docs/CLAIMS.md with the command that is printed there")
      if claim.command == nil { continue }
      let details = "- measured: \(claim.measuring)\n- holds if: \(claim.holdsIf)\n"
      let isMeasured = page.contains(details)
      #expect(isMeasured, "\(claim.id) has other figures; renew docs/CLAIMS.md")
    }
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
