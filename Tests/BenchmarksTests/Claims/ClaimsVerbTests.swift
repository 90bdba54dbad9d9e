import Foundation
import Testing

@Suite("The verb claims")
struct ClaimsVerbTests {
  @Test("measures lifetimes and calls here, and says what is missing for times")
  func findings() async throws {
    let run = await CommandRun(["claims", "8", "11", "12", "13", "15", "16", "--budget", "0.5", "--format", "json"])
    let document = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let claims = try #require(document["claims"] as? [[String: Any]])
    let verdicts = claims.map { $0["verdict"] as? String }
    #expect(run.code == 0)
    try #require(claims.count == 6)
    // Calls are recorded in a build for debugging, and times want one for release.
    #if DEBUG
      #expect(verdicts.prefix(5) == ["holds", "refuted", "holds", "holds", "depends"], "\(run)")
      let condition = claims.last?["condition"] as? String
      #expect(verdicts.last == "undecided" && condition?.contains("-c release") == true, "\(run)")
    #else
      #expect(verdicts.prefix(3) == ["holds", "refuted", "holds"] && verdicts[4] == "depends", "\(run)")
      let condition = claims[3]["condition"] as? String
      #expect(verdicts[3] == "holds" || condition?.contains("swift build") == true, "\(run)")
    #endif
  }

  @Test("prints a row for each claim in a page's table")
  func markdown() async {
    let run = await CommandRun(["claims", "8", "15", "--format", "markdown"])
    let rows = run.output.split(separator: "\n").map {
      $0.split(separator: "|").first?.trimmingCharacters(in: .whitespaces)
    }
    #expect(rows == ["", "--:", "8", "15"], "\(run)")
  }

  @Test("refuses what is no claim's number", arguments: ["0", "18", "MVC"])
  func usage(word: String) async {
    let run = await CommandRun(["claims", word])
    #expect(run.code == 64 && run.output.isEmpty && run.errors.count == 1, "\(run)")
  }
}
