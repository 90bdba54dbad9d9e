import Command
import CommandFixtures
import Foundation
import TestSupport
import Testing
import Texts

@Suite("An argument")
struct ArgumentTests {
  private struct Written: Decodable {
    let id: String
    let title: String
    let words: String
    let figures: [String]
    let finding: String?
    let unsettled: String?
  }

  private struct Entry: Decodable {
    struct Figure: Decodable {
      let name: String
      let label: String
      let letters: [String: String]
      let values: [String: Double]
    }

    let id: String
    let title: String
    let verdict: String?
    let dependence: String?
    let figures: [Figure]
    let open: String
  }

  private static func written() throws -> [Written] {
    try JSONDecoder().decode([Written].self, from: Data(PackageFolder.built.text(ArgumentEntry.path).utf8))
  }

  /// The argument of made-up facts, of three architectures.
  private func entry(_ facts: [Fact], more: String = "") throws -> Entry {
    let names = facts.map { "\"\($0.name)\"" }.joined(separator: ",")
    let text = """
      [{"id": "a", "title": "T", "words": "W", "source": {"name": "S", "url": "U"}, "figures": [\(names)], "open": "o."\(more)}]
      """
    let all = try ArgumentEntry.all(
      in: Data(text.utf8),
      with: FactFileTests.facts(facts),
      of: ["A", "B", "C"].map { (module: $0, name: "The \($0)") }
    )
    return try #require(try JSONDecoder().decode([Entry].self, from: JSONEncoder().encode(all)).first)
  }

  private func fact(_ values: [String: Double], noise: Double = 0.2, better: Fact.Direction = .less) -> Fact {
    Fact("files", unit: "files", better: better, noise: noise, noiseSource: .twoAuthors, values: values)
  }

  @Test("of the package has a name of its own, known facts, and words that type in no result")
  func package() throws {
    let (all, facts) = (try Self.written(), try Samples.facts())
    #expect(all.count > 10 && Set(all.map(\.id)).count == all.count && Set(all.map(\.title)).count == all.count)
    for argument in all {
      #expect(argument.id.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) != nil, "\(argument.id)")
      #expect(!argument.figures.isEmpty, "\(argument.id)")
      for name in argument.figures { #expect(facts[name] != nil, "\(argument.id): \(name)") }
      for text in [argument.title, argument.finding ?? "", argument.unsettled ?? ""] where argument.id != "swift-6" {
        #expect(!text.contains(#/\b\d+\b/#), "\(argument.id): \(text)")
        #expect(!Samples.six.contains { text.contains($0.name) }, "\(argument.id): \(text)")
      }
    }
  }

  @Test("is printed whole in 80 columns: words, verdict, all figures of all architectures, and what stays open")
  func whole() async throws {
    let facts = try Samples.figures()
    for argument in try Self.written() {
      let run = await CommandRun(["choose", "--argument", argument.id.uppercased()], width: 80)
      #expect(run.code == 0 && run.errors.isEmpty, "\(run)")
      let lines = run.output.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 80 }, "\(argument.id)")
      let text = run.output.replacing(#/\n +/#, with: " ")
      #expect(text.hasPrefix("\(argument.title) (\(argument.id))\n\"\(argument.words)\"\n"), "\(text)")
      #expect(text.contains("https://") && text.contains("\nCode cannot settle "), "\(text)")
      #expect(text.contains(" times as much after noise") || text.contains(#/Not settled|best in|not told apart/#))
      for name in argument.figures {
        let figure = try #require(facts.first { $0.name == name })
        #expect(text.contains("\n\(figure.label) · "), "\(argument.id): \(figure.label)")
        for (module, title) in Samples.six {
          let value = try #require(figure.values[module].map { figure.text($0, hasUnit: false) })
          #expect(
            text.contains("\(title) \(value) \(figure.letters[module] ?? "")"),
            "\(argument.id): \(name) \(title)"
          )
        }
      }
    }
  }

  @Test("in JSON is that of the page's data")
  func json() async throws {
    let run = await CommandRun(["choose", "--argument", "boilerplate", "--format", "json"])
    let entry = try JSONDecoder().decode(Entry.self, from: Data(run.output.utf8))
    #expect(entry.id == "boilerplate" && entry.figures.first?.name == "lines of code" && entry.figures.count == 3)
    #expect(entry.figures.allSatisfy { $0.letters.count == $0.values.count })
  }

  @Test("has the best and the worst with the factor that is left after noise, in either direction")
  func verdict() throws {
    let less = try entry([fact(["A": 20, "B": 24, "C": 60])])
    #expect(
      less.verdict == "Files, less is better: best in The A and The B (20 to 24), worst in The C (60); "
        + "the worst have at least 2.08 times as much after noise."
    )
    #expect(less.figures[0].letters == ["A": "a", "B": "a", "C": "b"])
    let more = try entry([fact(["A": 20, "B": 24, "C": 60], better: .more)])
    #expect(
      more.verdict == "Files, more is better: best in The C (60), worst in The A and The B (20 to 24); "
        + "the best have at least 2.08 times as much after noise."
    )
    // What is like both ends of a chain is at neither.
    let chain = try entry([fact(["A": 15, "B": 16, "C": 17], noise: 0.1)])
    #expect(
      chain.verdict == "Files, less is better: best in The A (15), worst in The C (17); "
        + "the worst have at least 1.03 times as much after noise."
    )
  }

  @Test("has no factor from 0, and no best where nothing is told apart")
  func none() throws {
    let zero = try entry([fact(["A": 0, "B": 2, "C": 20])]).verdict
    #expect(zero == "Files, less is better: best in The A (0), worst in The C (20).")
    let equal = try entry([fact(["A": 4, "B": 4.5, "C": 4.8], noise: 0.25)])
    #expect(equal.verdict == "Files, less is better: not told apart (4 to 4.8).")
    #expect(Set(equal.figures[0].letters.values) == ["a"])
    #expect(try entry([fact(["A": 4])]).verdict == "Files, less is better: not told apart (4).")
    let unknown = try entry([fact([:])])
    #expect(unknown.verdict == "Not settled by code: a fact is missing.")
    #expect(unknown.dependence == nil && unknown.figures.isEmpty)
  }

  @Test("that code does not settle says why before its figures")
  func unsettled() throws {
    let verdict = try entry([fact(["A": 4])], more: #", "unsettled": "nobody was asked""#).verdict
    #expect(verdict == "Not settled by code: nobody was asked. Files, less is better: not told apart (4).")
  }

  @Test(
    "says under which other conditions the best or the worst are others",
    arguments: [
      (
        Fact.Trial(kind: .requests, count: 4, turning: ["*a*", "*b*"]),
        "The best or the worst are others in 2 of 4 trials: without a or b. A trial leaves one request out."
      ),
      (
        .init(kind: .requests, count: 4, turning: []),
        "The best and the worst are the same in all 4 trials. "
          + "A trial leaves one request out."
      ),
      (
        .init(kind: .modules, count: 7, turning: ["*a*", "A.b"]),
        "The best or the worst are others in 2 of 7 trials: with a or A.b. "
          + "A trial is a change made in all, or a variant in the place of one."
      ),
      (
        .init(kind: .changes, count: 7, turning: []),
        "The best and the worst are the same in all 7 trials. "
          + "A trial is a change made in all."
      ),
    ]
  )
  func dependence(_ trial: Fact.Trial, _ sentence: String) throws {
    let fact = Fact("x", unit: "x", noise: 0, noiseSource: .exact, trial: trial, values: ["A": 1])
    #expect(try entry([fact]).dependence == sentence)
  }
}
