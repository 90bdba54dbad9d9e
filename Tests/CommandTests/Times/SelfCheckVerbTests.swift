import Command
import CommandFixtures
import Foundation
import Suites
import TestSupport
import Testing

@Suite("The harness's own verbs")
@MainActor struct SelfCheckVerbTests {
  @Test("aa tells of every run")
  func harnessCheck() async throws {
    let run = await CommandRun(["self-test", "--runs", "2", "--budget", "0.02", "--pattern", "MVC", "--format", "json"])
    let document = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(document["runs"] as? Int == 2)
    #expect((document["ratios"] as? [Double])?.count == 2)
    #expect(document["found"] == nil)
  }

  @Test("aa ends as its count of the planted slowdowns that were found says")
  func planted() async throws {
    let words = [
      "self-test", "--runs", "2", "--budget", "0.1", "--planted", "300", "--pattern", "Floor", "--format", "json",
    ]
    let run = await CommandRun(words)
    let document = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(document["planted"] as? Double == 3)
    // The number found depends on the machine's other work.
    let found = try #require(document["found"] as? Int)
    #expect((0...2).contains(found) && run.code == (found == 2 ? 0 : 1), "\(run)")
  }

  @Test("aa --intervals compares every run with every other, in every benchmark and over all", .long())
  func intervals() async throws {
    let words = ["self-test", "--intervals", "--runs", "3", "--budget", "0.1", "--pattern", "MVC", "--pattern", "MVP"]
    let run = await CommandRun(words + ["--filter", "keystroke|load", "--format", "json"])
    let document = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run)")
    let benchmarks = try #require(document["benchmarks"] as? [[String: Any]])
    #expect(benchmarks.map { $0["benchmark"] as? String } == ["binding/load", "binding/keystroke", "all"])
    // Six ordered pairs of runs and two contenders; three pairs of runs and three pairs of contenders, with Floor.
    #expect(benchmarks.map { $0["ratios"] as? Int } == [12, 12, 24])
    #expect(benchmarks.map { $0["verdicts"] as? Int } == [9, 9, 18])
    #expect(benchmarks.allSatisfy { ($0["held"] as? Int ?? -1) <= ($0["ratios"] as? Int ?? 0) })
  }

  @Test(
    "aa refuses options that would be dropped silently",
    arguments: [["--intervals", "--planted", "5"], ["--pattern", "MVC", "--pattern", "MVP"]]
  )
  func refused(_ words: [String]) async {
    let run = await CommandRun(["self-test"] + words)
    #expect(run.refused(.usage, naming: "--intervals"), "\(run)")
  }

  @Test("sweep has a line or none for every contender and benchmark, and of three sizes no exponent")
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

  @Test("sweep names a contender that failed at a size, and ends with exit code 1", arguments: ["table", "json"])
  func sweepFails(_ format: String) async {
    let words = ["run", "--sizes", "2,20", "--budget", "0.05", "--filter", "deep-link", "--format", format]
    let run = await CommandRun(words, lineup: [Contender(UnlinkedApp.self)])
    #expect(run.code == 1, "\(run)")
    for size in [2, 20] { #expect(run.output.contains("at size \(size)"), "\(run)") }
  }

  @Test("sweep measures fan-out against the number of observers")
  func fanOut() async {
    let run = await CommandRun(["run", "--filter", "fan-out", "--observers", "1,20", "--budget", "0.05"])
    #expect(run.code == 0 && run.output.contains("binding/fan-out"), "\(run)")
  }
}
