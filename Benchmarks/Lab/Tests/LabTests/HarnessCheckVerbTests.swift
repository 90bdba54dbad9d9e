import Command
import CommandFixtures
import Foundation
import LabFixtures
import TestSupport
import Testing

@Suite("self-test")
@MainActor struct HarnessCheckVerbTests {
  @Test("tells of every run")
  func harnessCheck() async throws {
    let run = await CommandRun(inLab: [
      "self-test", "--runs", "2", "--budget", "0.02", "--pattern", "MVC", "--format", "json",
    ])
    let document = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(document["runs"] as? Int == 2)
    #expect((document["ratios"] as? [Double])?.count == 2)
    #expect(document["found"] == nil)
  }

  @Test("ends as its count of the planted slowdowns that were found says")
  func planted() async throws {
    let words = [
      "self-test", "--runs", "2", "--budget", "0.1", "--planted", "300", "--pattern", "Floor", "--format", "json",
    ]
    let run = await CommandRun(inLab: words)
    let document = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(document["planted"] as? Double == 3)
    // The number found depends on the machine's other work.
    let found = try #require(document["found"] as? Int)
    #expect((0...2).contains(found) && run.code == (found == 2 ? 0 : 1), "\(run)")
  }

  @Test("--intervals compares every run with every other, in every benchmark and over all", .long())
  func intervals() async throws {
    let words = ["self-test", "--intervals", "--runs", "3", "--budget", "0.1", "--pattern", "MVC", "--pattern", "MVP"]
    let run = await CommandRun(inLab: words + ["--filter", "keystroke|load", "--format", "json"])
    let document = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run)")
    let benchmarks = try #require(document["benchmarks"] as? [[String: Any]])
    #expect(benchmarks.map { $0["benchmark"] as? String } == ["binding/load", "binding/keystroke", "all"])
    // Six ordered pairs of runs and two contenders; three pairs of runs and three pairs of contenders, with Floor.
    #expect(benchmarks.map { $0["ratios"] as? Int } == [12, 12, 24])
    #expect(benchmarks.map { $0["verdicts"] as? Int } == [9, 9, 18])
    #expect(benchmarks.allSatisfy { ($0["held"] as? Int ?? -1) <= ($0["ratios"] as? Int ?? 0) })
  }

  @Test(
    "refuses options that would be dropped silently",
    arguments: [["--intervals", "--planted", "5"], ["--pattern", "MVC", "--pattern", "MVP"]]
  )
  func refused(_ words: [String]) async {
    let run = await CommandRun(inLab: ["self-test"] + words)
    #expect(run.refused(.usage, naming: "--intervals"), "\(run)")
  }
}
