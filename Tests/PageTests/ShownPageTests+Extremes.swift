import CommandFixtures
import Foundation
import TestSupport
import Testing

/// Tests of results that nobody measures: very many, very large, or missing.
extension ShownPageTests {
  @Test(.timeLimit(.minutes(5)), arguments: ExtremeResults.allCases)
  func `Every tab is drawn of results that nobody measures, and no number is shown as none`(
    results: ExtremeResults
  ) async throws {
    let report = try Report([("results.json", try results.json.file)])
    #expect(report.run.code == 0, "\(report.run.errors)")
    try await Browser.use { browser in
      try await browser.open(try report.address())
      for tab in try await browser.tabs() {
        try await browser.open(try report.address("#\(tab)?reference=MVC"))
        let words = try await browser.run(Script.wrongWords).texts
        #expect(words.isEmpty, "\(tab): \(words)")
        let problems = try await browser.log("browser")
        #expect(problems.isEmpty, "\(tab): \(problems.prefix(2))")
      }
    }
  }

  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      (ExtremeResults.sizes, "Of 200000 sizes of a line, 100 are shown; 199900 are left out."),
      (.contenders, "Of 401 contenders, 80 are compared with each other; the other 321 have no ratios."),
    ]
  )
  func `The page says beside the times how many are left out`(results: ExtremeResults, sentence: String) async throws {
    let report = try Report([("results.json", try results.json.file)])
    try await Browser.use { browser in
      for fragment in ["#times", "#method"] {
        try await browser.open(try report.address(fragment))
        #expect(
          try await browser.run("return document.querySelector('main').innerText").text?.contains(sentence) == true
        )
      }
    }
  }

  @Test(.timeLimit(.minutes(5))) func `A part that cannot be drawn is left out with a sentence, and the rest is drawn`()
    async throws
  {
    let report = try Report.ofTwoMachines()
    try await Browser.use { browser in
      try await browser.open(try report.address("#times"))
      let gaps = try await browser.run(Script.brokenPart)
      #expect(
        gaps["gaps"].texts.count == 3 && gaps["heads"].texts == ["All benchmarks", "Machines side by side"],
        "\(gaps)"
      )
      #expect(gaps["gaps"].texts.contains("Growth with size is left out: it cannot be drawn (broken)."), "\(gaps)")
    }
  }

  @Test(.timeLimit(.minutes(5))) func `The command to repeat a run has the options that the file has, and no others`()
    async throws
  {
    for (results, words) in [
      (ExtremeResults.missing, " run --format"), (.huge, " run --budget 1e+308 --format"),
      (.contenders, " run --budget 12.5 --seed 7 --format"),
    ] {
      let report = try Report([("results.json", try results.json.file)])
      try await Browser.use { browser in
        try await browser.open(try report.address("#method"))
        let text = try await browser.run("return document.querySelector('main').innerText").text ?? ""
        #expect(text.contains("workbench\(words) json"), "\(results)")
      }
    }
  }
}

/// Results that nobody measures.
enum ExtremeResults: String, CaseIterable {
  case sizes, lines, contenders, huge, missing

  var json: JSON {
    switch self {
    case .sizes: MadeUpResults.sweep(of: 200_000, lines: 1)
    case .lines: MadeUpResults.sweep(of: 1, lines: 20_000)
    case .contenders: MadeUpResults(contenders: (1...400).map { "C\($0)" } + ["Floor"]).json
    case .huge: Self.absurd
    case .missing: ["schema": 1, "results": [], "conformance": [], "retention": [], "method": [:], "environment": [:]]
    }
  }

  /// The greatest, the least and the smallest numbers that there are, in place of all that a run measures.
  private static var absurd: JSON {
    let least = Double.leastNonzeroMagnitude
    let numbers = [1e308, -1e308, least, -least, Double.greatestFiniteMagnitude, 0].map { JSON.number($0) }
    var json = MadeUpResults().json.members
    json["results"] = .list(
      (json["results"]?.list ?? []).enumerated().map { index, result in
        var result = result.members
        for key in ["median", "ratio"] { result[key] = numbers[index % numbers.count] }
        result["samples"] = .list(numbers)
        result["processes"] = .list(numbers.map { .list([$0]) })
        for key in ["ci95", "ratioCI95"] { result[key] = [-1e308, 1e308] }
        return .object(result)
      }
    )
    var method = json["method"]?.members ?? [:]
    for key in ["budgetSeconds", "elapsedSeconds", "clockOverheadNanoseconds"] { method[key] = 1e308 }
    method["clockResolutionNanoseconds"] = .number(least)
    method["seed"] = 9_007_199_254_740_993
    for key in ["noiseFloor", "variationBetween"] {
      method[key] = ["navigation/launch": 1e308, "navigation/open": -1e308, "binding/load": .number(least)]
    }
    json["method"] = .object(method)
    return .object(json)
  }
}
