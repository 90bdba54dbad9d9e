import Command
import CommandFixtures
import Conformance
import Foundation
import Runs
import Suites
import TestServer
import TestSupport
import Testing

@Suite("The comparison")
struct CommandRunTests {
  private let users = #"[{"id": 4, "name": "Ada", "username": "ada"}, {"id": 2, "name": "Grace"}]"#
  private let quick = ["--budget", "0.01", "--pattern", "MVC", "--pattern", "VIPER"]

  @Test("has a row for each pattern and the floor in every table")
  func table() async throws {
    let run = await CommandRun(["run"] + quick + ["--counts"])
    #expect(run.code == 0, "\(run)")
    // Two suites of times; of counts two for each suite where they can be had, and two of messages.
    let rows = ["MVC", "VIPER", "Floor"].map { name in
      run.output.split(separator: "\n").count { $0.hasPrefix("\(name) ") }
    }
    let least = try Probes().requireHeap() == nil ? 2 : 6
    #expect(Set(rows).count == 1 && [least, least + 4].contains(rows[0]), "\(rows)")
    #expect(!run.output.contains("MVP"))
    #expect(run.output.contains(/AT A GLANCE\n +MVC +VIPER\n/))
    #expect(run.output.contains("All pass all \(ConformanceSuite.scenarios.count) scenarios"))
    #expect(run.output.contains("The smallest number of processes took longer than the budget"))
  }

  @Test("runs on a file's users", .long())
  func file() async throws {
    let file = try TemporaryFile(users)
    let run = await CommandRun(quick + ["--source", file.path])
    #expect(run.code == 0 && run.output.contains("2 users"), "\(run)")
  }

  @Test("runs on a server's users, which it asks for once", .long())
  func server() async throws {
    let count = RequestCount()
    let server = try LoopbackServer { [users] request in
      await count.next()
      return request.target == "/users" ? .json(users) : .status(404)
    }
    defer { server.stop() }
    let run = await CommandRun(quick + ["--source", server.url.appending(path: "users").absoluteString])
    #expect(run.code == 0 && run.output.contains("2 users"), "\(run)")
    #expect(await count.value == 1)
    let url = server.url.appending(path: "users").absoluteString.replacing("http:", with: "HTTP:")
    let capital = await CommandRun(["run", "--suite", "retention", "MVC", "--source", url])
    #expect(capital.code == 0 && capital.output.contains("2 users"), "\(capital)")
  }

  @Test("has every pattern, benchmark and scenario in its JSON", .long())
  func json() async throws {
    let run = await CommandRun(quick + ["--format", "json"])
    let document = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(document["schema"] as? Int == 1)
    #expect(Set(document.keys) == ["schema", "environment", "method", "results", "retention", "conformance"])
    let results = try #require(document["results"] as? [[String: Any]])
    let times = results.filter { $0["metric"] as? String == "time" }
    #expect(times.count == 3 * Benchmark.all.count)
    #expect(times.allSatisfy { ($0["median"] as? Double ?? 0) > 0 && ($0["samples"] as? [Double])?.isEmpty == false })
    let retention = try #require(document["retention"] as? [[String: Any]])
    #expect(retention.count == 3 * RetentionScenario.allCases.count)
    #expect(retention.allSatisfy { $0["leakedObjects"] as? Int == 0 })
    #expect(retention.allSatisfy { $0["bindingOnDashboard"] as? Int == 0 && $0["bindingOnDetails"] as? Int == 0 })
  }

  @Test("is a table for each suite in Markdown", .long())
  func markdown() async throws {
    let run = await CommandRun(quick + ["--format", "markdown"])
    let rows = run.output.split(separator: "\n").filter { $0.hasPrefix("| VIPER |") }
    let least = try Probes().requireHeap() == nil ? 2 : 6
    #expect([least, least + 4].contains(rows.count), "\(run.output)")
    #expect(run.output.contains("### Navigation: "))
  }

  @Test("has a score with its raw data for each contender and benchmark in JMH's form", .long())
  func jmh() async throws {
    let run = await CommandRun(quick + ["--format", "jmh"])
    let entries = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(entries.count == 3 * Benchmark.all.count)
    let metrics = try entries.map { try #require($0["primaryMetric"] as? [String: Any]) }
    #expect(metrics.allSatisfy { $0["scoreUnit"] as? String == "ns/op" && $0["score"] is Double })
  }

  @Test("is written to a file whole, and standard output stays empty", .long())
  func output() async throws {
    let file = try TemporaryFile(name: "results.csv")
    let run = await CommandRun(quick + ["--suite", "navigation", "--format", "csv", "--output", file.path])
    #expect(run.code == 0 && run.output.isEmpty, "\(run)")
    let times = try file.text.split(separator: "\r\n").filter { $0.contains(",time,") }
    #expect(times.count == 3 * TimedSuite.navigation.benchmarks.count)
    #expect(try file.neighbours == ["results.csv"])
  }

  @Test("leaves out a contender that fails the conformance suite, and ends with exit code 1", .long())
  func gate() async {
    let lineup = [Contender(UnlinkedApp.self)]
    let run = await CommandRun(["--budget", "0.01"], lineup: lineup)
    #expect(run.code == 1)
    #expect(run.output.contains("CommandFixtures fails the conformance suite and was not measured"))
  }

  @Test("of one suite and filter has only the benchmarks that match")
  func filter() async {
    let run = await CommandRun(quick + ["--suite", "navigation", "--filter", "open|close"])
    #expect(run.output.contains(" open ") && run.output.contains(" close "), "\(run)")
    #expect(!run.output.contains("launch ") && !run.output.contains("BINDING"))
  }
}
