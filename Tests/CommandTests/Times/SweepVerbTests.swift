import Command
import CommandFixtures
import Foundation
import Suites
import Testing

@Suite("run --sizes")
@MainActor struct SweepVerbTests {
  @Test("has a line or none for every contender and benchmark, and of three sizes no exponent")
  func sweep() async throws {
    let words = ["run", "--sizes", "2,20,200", "--budget", "0.05", "--pattern", "MVC", "--pattern", "MVP"]
    let run = await CommandRun(words + ["--filter", "load|keystroke", "--format", "json"])
    let document = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let growth = try #require(document["growth"] as? [[String: Any]])
    #expect(growth.count == 4)
    for entry in growth {
      let fit = try #require(entry["fit"] as? [String: Any])
      let describes = try #require(fit["describes"] as? Bool)
      #expect((entry["medians"] as? [Double])?.count == 3 && entry["exponent"] == nil && entry["exponentCI95"] == nil)
      #expect((fit["fixed"] is Double) == describes && (fit["perThousand"] is Double) == describes)
      #expect(entry["sizeUnit"] as? String == "users" && entry["unit"] as? String == "ns")
    }
  }

  @Test("names a contender that failed at a size, and ends with exit code 1", arguments: ["table", "json"])
  func sweepFails(_ format: String) async {
    let words = ["run", "--sizes", "2,20", "--budget", "0.05", "--filter", "deep-link", "--format", format]
    let run = await CommandRun(words, lineup: [Contender(UnlinkedApp.self)])
    #expect(run.code == 1, "\(run)")
    for size in [2, 20] { #expect(run.output.contains("at size \(size)"), "\(run)") }
  }

  @Test("measures fan-out against the number of observers")
  func fanOut() async {
    let run = await CommandRun(["run", "--filter", "fan-out", "--observers", "1,20", "--budget", "0.05"])
    #expect(run.code == 0 && run.output.contains("binding/fan-out"), "\(run)")
  }
}
