import Foundation
import Suites
import Testing

@Suite("The harness's own verbs")
@MainActor struct SelfCheckVerbTests {
  @Test("aa tells of every run")
  func harnessCheck() async throws {
    let run = await CommandRun(["aa", "--runs", "2", "--budget", "0.02", "--pattern", "MVC", "--format", "json"])
    let document = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(document["runs"] as? Int == 2)
    #expect((document["ratios"] as? [Double])?.count == 2)
    #expect(document["found"] == nil)
  }

  @Test("aa ends as its count of the planted slowdowns that were found says")
  func planted() async throws {
    let words = ["aa", "--runs", "2", "--budget", "0.1", "--planted", "300", "--pattern", "Floor", "--format", "json"]
    let run = await CommandRun(words)
    let document = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(document["planted"] as? Double == 3)
    // Whether both are found depends on what else the machine does.
    let found = try #require(document["found"] as? Int)
    #expect((0...2).contains(found) && run.code == (found == 2 ? 0 : 1), "\(run)")
  }

  @Test("sweep has an exponent for every contender and benchmark")
  func sweep() async throws {
    let words = ["sweep", "--sizes", "2,20,200", "--budget", "0.05", "--pattern", "MVC", "--pattern", "MVP"]
    let run = await CommandRun(words + ["--filter", "load|keystroke", "--format", "json"])
    let document = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let growth = try #require(document["growth"] as? [[String: Any]])
    #expect(growth.count == 4)
    #expect(growth.allSatisfy { ($0["medians"] as? [Double])?.count == 3 && $0["exponent"] is Double })
  }

  @Test("sweep names who failed at a size, and ends with exit code 1", arguments: ["table", "json"])
  func sweepFails(_ format: String) async {
    let words = ["sweep", "--sizes", "2,20", "--budget", "0.05", "--filter", "deep-link", "--format", format]
    let run = await CommandRun(words, lineup: [Contender(UnlinkedApp.self)])
    #expect(run.code == 1, "\(run)")
    for size in [2, 20] { #expect(run.output.contains("at size \(size)"), "\(run)") }
  }

  @Test("sweep measures fan-out against the number of observers")
  func fanOut() async {
    let run = await CommandRun(["sweep", "--filter", "fan-out", "--observers", "1,20", "--budget", "0.05"])
    #expect(run.code == 0 && run.output.contains("binding/fan-out"), "\(run)")
  }
}
