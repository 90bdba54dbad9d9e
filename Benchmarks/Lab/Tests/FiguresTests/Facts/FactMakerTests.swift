import Command
import Foundation
import Testing

@testable import Figures

@Suite("The maker of facts")
struct FactMakerTests {
  private static let objects = "objects with details open"
  private static let own = ["A": [objects: 4.0], "B": [objects: 5], "C": [objects: 12]]

  private func maker(after requests: [String] = [], _ known: FactFile = FactFile()) -> FactMaker {
    FactMaker(["A", "B", "C"], after: requests, known)
  }

  /// The fact of made-up objects of three architectures, and of modules beside them.
  private func retention(_ others: [String: [String: Double]] = [:], after requests: [String] = []) throws -> Fact {
    let figures = ModuleFigures(Self.own.merging(others) { $1 })
    return try #require(maker(after: requests).retention(figures).first)
  }

  @Test("takes one thing more or less for noise, and tries nothing without changes and variants")
  func count() throws {
    let fact = try retention()
    #expect(fact.noise == 0.25 && fact.noiseSource == .oneMore && fact.trial == nil)
    #expect(fact.values == ["A": 4, "B": 5, "C": 12])
  }

  @Test("shows nothing exact of a count that is 0 somewhere but each difference")
  func none() throws {
    let fact = try retention(["A": [Self.objects: 0]])
    #expect(fact.noise == 0 && fact.noiseSource == .exact)
  }

  @Test("makes no fact of an architecture without a figure")
  func missing() {
    #expect(maker().retention(ModuleFigures(["A": [Self.objects: 4], "B": [Self.objects: 5]])) == [])
  }

  @Test("has values of modules beside the others, which change neither noise nor order")
  func beside() throws {
    let figures = ModuleFigures(Self.own.merging(["D": [Self.objects: 1]]) { $1 })
    let maker = FactMaker(["A", "B", "C"], after: [], beside: ["D"], FactFile())
    let fact = try #require(maker.retention(figures).first)
    #expect(fact.noise == 0.25 && fact.values == ["A": 4, "B": 5, "C": 12, "D": 1])
    #expect(try retention().values["D"] == nil)
  }

  @Test("keeps the noise between two authors")
  func authors() throws {
    let known = Fact("coupling", unit: "uses", noise: 0.5, noiseSource: .twoAuthors, values: [:])
    let lines = Fact("lines of code", unit: "lines", noise: 0.2, noiseSource: .twoAuthors, values: [:])
    let group = FactFile.Group(command: "", commit: "", date: "", inputs: [:], figures: [known, lines])
    let names = ["coupling", "files"]
    let figures = ModuleFigures(
      Self.own.mapValues { own in Dictionary(uniqueKeysWithValues: names.map { ($0, own[Self.objects] ?? 0) }) }
    )
    let facts = maker(FactFile(["structure": group])).structure(figures)
    // Two authors' lines stand for what has no noise of its own.
    #expect(facts.map(\.name) == ["files", "coupling"] && facts.map(\.noise) == [0.2, 0.5])
    #expect(facts.allSatisfy { $0.noiseSource == .twoAuthors })
  }

  @Test("keeps the noise between two authors of a sum when a request is added")
  func authorsOfMoreRequests() throws {
    let known = Fact("files compiled again for 7 requests", unit: "", noise: 2, noiseSource: .twoAuthors, values: [:])
    let group = FactFile.Group(command: "", commit: "", date: "", inputs: [:], figures: [known])
    let modules = Self.own.keys.map { (ModuleFigures.module($0, after: "one"), ["files compiled again": 1.0]) }
    let maker = maker(after: ["one"], FactFile(["build": group]))
    let fact = try #require(maker.build(ModuleFigures(Dictionary(uniqueKeysWithValues: modules))).first)
    #expect(fact.name == "files compiled again for 1 requests" && fact.noise == 2)
  }

  @Test("adds up the builds after the requests that the modules beside have made, too")
  func madeBeside() {
    let counts = ["A_one": 1.0, "B_one": 2, "C_one": 3, "D_one": 4, "A_two": 5, "B_two": 6, "C_two": 7]
    let figures = ModuleFigures(counts.mapValues { ["files compiled again": $0] })
    let name = "*one*: files compiled again"
    let maker = FactMaker(["A", "B", "C"], after: ["one", "two"], beside: ["D"], FactFile())
    #expect(maker.build(figures).first { $0.name == name }?.values == ["A": 1, "B": 2, "C": 3, "D": 4])
    #expect(self.maker(after: ["one", "two"]).build(figures).map(\.name) == ["files compiled again for 2 requests"])
  }

  @Test("names the changes and variants with which the lowest or the highest are others")
  func turning() throws {
    #expect(try retention(["B_lazy": [Self.objects: 4]]).trial == .init(kind: .modules, count: 1, turning: []))
    let other = try retention(["B_lazy": [Self.objects: 40], "C_big": [Self.objects: 13]])
    #expect(other.trial == .init(kind: .modules, count: 2, turning: ["B.lazy"]))
    let after = ["A_one": 4.0, "B_one": 5, "C_one": 4, "A_twoWords": 4, "B_twoWords": 5]
    let changed = try retention(after.mapValues { [Self.objects: $0] }, after: ["one", "two-words"])
    // A request that one of them has not made is no condition.
    #expect(changed.trial == .init(kind: .modules, count: 1, turning: ["*one*"]))
  }

  @Test("takes one thing more or less for noise under other conditions, too")
  func counts() throws {
    // A's four are one more than B's three, as B's five were one more than A's.
    let fact = try retention(["B_lazy": [Self.objects: 3], "C_lazy": [Self.objects: 2]])
    #expect(fact.trial == .init(kind: .modules, count: 2, turning: ["C.lazy"]))
  }

  /// A run's times: in all steps those of A, B and C at 10, 1000 and 100,000 users, in ns.
  private func run(_ times: [String: [Double]], unit: String = "ns") throws -> GrowthTimes {
    let entries = ["load", "refresh", "rename-row"].flatMap { benchmark in
      times.map { module, medians in
        """
        {"pattern": "\(module)", "suite": "binding", "benchmark": "\(benchmark)", "sizes": [10, 1000, 100000],
         "unit": "\(unit)", "medians": \(medians)}
        """
      }
    }
    return try GrowthTimes(Data("{\"growth\": [\(entries.joined(separator: ","))]}".utf8))
  }

  @Test("takes the medians of runs in µs with three digits, and the largest difference of a contender for noise")
  func growth() throws {
    let other = ["B": [9_000.0, 30_000, 2_000_000], "C": [9_000, 9_000, 9_000]]
    let runs = try [[9_123.0, 10_000, 10_000], [9_111, 12_500, 10_500], [9_456, 10_100, 10_100]].map { times in
      try run(other.merging(["A": times]) { $1 })
    }
    let facts = maker().growth(runs)
    #expect(facts.count == 9 && facts.allSatisfy { $0.unit == "µs" && $0.better == .less && $0.format == .time })
    let names = ["10", "1000", "100000"].flatMap { size in
      ["load", "refresh", "rename"].map { "time of \($0), \(size) users" }
    }
    #expect(facts.map(\.name) == names && facts.allSatisfy { $0.noiseSource == .timed })
    #expect(facts[0].values == ["A": 9.12, "B": 9, "C": 9] && facts[6].values["B"] == 2_000)
    // The runs at 10 users differ by less than two builds of the same code.
    #expect(facts[0].noise == Fact.NoiseSource.betweenBuilds && abs(facts[4].noise - 0.25) < 1e-9)
  }

  @Test("makes no fact of times of which one is missing or not in ns")
  func noGrowth() throws {
    let all = ["A": [9_000.0, 9_000, 9_000], "B": [9_000, 9_000, 9_000], "C": [9_000, 9_000, 9_000]]
    #expect(maker().growth([try run(all), try run(all.filter { $0.key != "B" })]) == [])
    #expect(maker().growth([try run(all), try run(all, unit: "ms")]) == [])
    #expect(maker().growth([try run(all.merging(["C": [9_000, 9_000]]) { $1 })]).count == 6)
    #expect(maker().growth([]) == [])
    #expect(throws: DecodingError.self) { try GrowthTimes(Data("{\"growth\": 1}".utf8)) }
  }

  @Test("adds up over requests, and says without which of them a sum has another order")
  func sums() throws {
    func sum(_ values: KeyValuePairs<String, [String: Double]>) -> Fact? {
      let modules = values.flatMap { request, files in
        files.map { (ModuleFigures.module($0, after: request), ["files compiled again": $1]) }
      }
      let requests = values.map(\.key)
      return maker(after: requests).build(ModuleFigures(Dictionary(uniqueKeysWithValues: modules))).first
    }
    let same = try #require(sum(["one": ["A": 10, "B": 20, "C": 40], "two": ["A": 10, "B": 20, "C": 40]]))
    #expect(same.name == "files compiled again for 2 requests" && same.values == ["A": 20, "B": 40, "C": 80])
    #expect(same.trial == .init(kind: .requests, count: 2, turning: []))
    let turned = sum(["one": ["A": 30, "B": 20, "C": 40], "two": ["A": 0, "B": 40, "C": 80]])
    #expect(turned?.trial?.turning == ["*two*"])
    #expect(sum(["one": ["A": 10, "B": 20, "C": 40], "two": ["A": 10, "B": 20]]) == nil)
  }
}
