import Foundation
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

  @Test("aa finds a slowdown that no noise can hide")
  func planted() async {
    let words = [
      "aa", "--runs", "1", "--budget", "0.3", "--planted", "1000", "--pattern", "Floor", "--filter", "launch",
    ]
    let run = await CommandRun(words)
    #expect(run.code == 0 && run.output.contains("found in 1 of 1 runs"), "\(run)")
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

  @Test("sweep measures fan-out against the number of observers")
  func fanOut() async {
    let run = await CommandRun(["sweep", "--filter", "fan-out", "--observers", "2,20", "--budget", "0.05"])
    #expect(run.code == 0 && run.output.contains("binding/fan-out"), "\(run)")
  }
}
