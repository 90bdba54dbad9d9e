import ChangeCosts
import Command
import CommandFixtures
import Contenders
import Foundation
import Patching
import Records
import Reports
import Suites
import TestSupport
import Testing

@Suite("Two change requests at once")
struct PairsTests {
  private let columns = [(id: "A", name: "Arch A"), (id: "B", name: "Arch B")]

  /// A merge of two changes of one line, which is or is not resolved.
  private func merge(isResolved: Bool) throws -> Merge {
    let texts = isResolved ? ["1\na\n", "1\nb\n"] : ["a\n", "b\n"]
    let patches = try texts.map { try Patch(named: "P", Patch.text(from: ["f": "1\n"], to: ["f": $0])) }
    return try Merge(patches[0], patches[1], of: ["f": "1\n"])
  }

  private func result(isResolved: Bool = true, _ change: (inout ChangePairs.Result) -> Void = { _ in }) throws
    -> ChangePairs.Result
  {
    var result = ChangePairs.Result(try merge(isResolved: isResolved))
    change(&result)
    return result
  }

  private func pair(_ second: String, _ a: ChangePairs.Result, _ b: ChangePairs.Result) -> ChangePairs.Pair {
    ChangePairs.Pair("x", second, settlement: "They agree.", scenarios: 9, ownScenarios: 2, results: ["A": a, "B": b])
  }

  @Test("say what came of a merge: refused, no build, wrong, right")
  func outcomes() throws {
    #expect(try result().outcome == .right)
    #expect(try result(isResolved: false).outcome == .refused)
    #expect(try result { $0.error = "f.swift:1: no" }.outcome == .uncompiled)
    #expect(try result { $0.failures = ["a scenario: no"] }.outcome == .wrong)
    #expect(try result { $0.difference = "a walk: no" }.outcome == .wrong)
  }

  @Test("are counted, with what a second author changes as the noise, and no order inside of it")
  func noise() throws {
    let (right, wrong) = (try result(), try result { $0.failures = ["a scenario: no"] })
    let pairs = [pair("y", wrong, right), pair("z", wrong, right), pair("u", wrong, right)]
    func text(_ again: [ChangePairs.Pair]) -> String {
      PairsReport(ChangePairs(pairs, again: again, walkedActions: 5), of: columns).text(.endless)
    }
    #expect(text([]).contains("No pair was made by a second author: no order is shown."))
    let near = text([pair("y", right, right)])
    #expect(near.contains("Of 3 pairs, 0 to 3 do not come out right: Arch B least, Arch A most; "), "\(near)")
    #expect(near.contains("up to 1 in one architecture"))
    #expect(text([pair("y", wrong, right)]).contains("a second author of two of the requests makes no difference."))
    let far = text([pair("y", right, wrong), pair("z", right, wrong), pair("u", right, wrong)])
    #expect(far.contains("up to 3 in one architecture. No order is shown."), "\(far)")
    let rows = far.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(rows.contains("by the first author 3 0") && rows.contains("by the second 0 3"), "\(rows)")
    #expect(rows.contains("wrong 3 0") && rows.contains("right 0 3") && rows.contains("with conflicts 3 3"), "\(rows)")
  }

  @Test("leave out an architecture of which no merge is recorded, and say so for that one alone")
  func leftOut() throws {
    let again = [pair("y", try result(), try result())]
    let record = ChangePairs(
      [pair("y", try result { $0.failures = ["no"] }, try result())],
      again: again,
      walkedActions: 5
    )
    let report = PairsReport(record, of: columns + [(id: "C", name: "Arch C")])
    for text in [report.markdown, report.text(.endless)] {
      #expect(text.contains("Arch C is left out: no merge of it is recorded.\n"), "\(text)")
      #expect(text.components(separatedBy: "Arch C").count == 2 && text.contains("Arch A"), "\(text)")
    }
  }

  @Test("name the failing scenario, the compiler's line or the place that needs a person")
  func reasons() throws {
    let pairs = [
      pair("y", try result(isResolved: false), try result { $0.error = "f.swift:7: missing argument" }),
      pair("z", try result { $0.failures = ["one: is 1", "two: is 2"] }, try result()),
    ]
    let report = PairsReport(ChangePairs(pairs, again: [], walkedActions: 5), of: columns)
    #expect(report.markdown.contains("- x+y, Arch A: refused: f:1: both change this\n"), "\(report.markdown)")
    #expect(report.markdown.contains("- x+y, Arch B: no build: f.swift:7: missing argument\n"))
    #expect(report.markdown.contains("- x+z, Arch A: wrong: one: is 1 (and 1 more)"))
    #expect(report.markdown.contains("- *x* and *y*: They agree."))
    let one = try #require(report.text("z", "x", in: "A"))
    #expect(one == "x+z in Arch A: wrong\nThey agree.\nf:2: both add here, merged by the rule\none: is 1\ntwo: is 2\n")
    #expect(report.text("x", "z", in: "B")?.hasSuffix("9 scenarios pass, 2 of them the pair's own\n") == true)
    #expect(report.text("x", "u", in: "A") == nil && report.text("x", "y", in: "C") == nil)
  }

  @Test("are printed from the record, all or one, and are the same on their page")
  func verb() async throws {
    let all = await CommandRun(["changes", "--pairs"], width: 80)
    #expect(all.code == 0, "\(all)")
    let lines = all.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 100 && lines.allSatisfy { $0.count <= 80 }, "\(all)")
    let one = await CommandRun(["changes", "--pairs", "split", "Posts", "mvc"])
    #expect(one.output.hasPrefix("posts+split in MVC: "), "\(one)")
    let record: ChangePairs = try #require(RecordFolder(PackageFolder(root: Project.root)).value(of: .pairs))
    #expect(record.pairs.count == 55 && record.again.count == 19)
    for pair in record.pairs { #expect(Set(pair.results.keys) == Set(Lineup.patterns.map(\.id))) }
    let page = try String(contentsOf: Project.root.appending(path: PairsReport.path), encoding: .utf8)
    let text = await CommandRun(["changes", "--pairs", "--format", "markdown"]).output
    #expect(page.contains(text), "renew it with: swift run workbench pages")
  }

  @Test(
    "refuse unknown words in one line",
    arguments: [
      (["posts"], "two requests and an architecture"), (["posts", "posts", "MVC"], "two requests"),
      (["posts", "splits", "MVC"], "splits"), (["posts", "split", "MVVM-D"], "MVVM-D"),
      (["posts", "split", "MVC", "MVP"], "MVP"), (["--weight", "email=2"], "--pairs takes no --weight"),
      (["--format", "csv"], "csv"),
      (["posts", "split", "MVC", "--format", "json"], "--pairs takes no --format"),
    ]
  )
  func usage(_ words: [String], _ place: String) async {
    let run = await CommandRun(["changes", "--pairs"] + words)
    #expect(run.refused(.usage, naming: place), "\(run)")
  }
}
