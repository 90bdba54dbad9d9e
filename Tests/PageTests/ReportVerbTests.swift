import CommandFixtures
import Foundation
import TestSupport
import Testing

@Suite(.long()) struct ReportVerbTests {
  @Test func `The page holds every number of the results`() throws {
    let results = MadeUpResults()
    let report = try Report(results)
    #expect(report.run.code == 0, "\(report.run.errors)")
    let run = try report.data["runs"][0]
    #expect(run["gaps"].list.isEmpty)
    #expect(run["method"] == results.json["method"])
    #expect(run["environment"] == results.json["environment"])
    let (shown, given) = (run["results"].list, results.json["results"].list)
    #expect(shown.count == given.count && given.count == 84)
    for (entry, original) in zip(shown, given) {
      for key in ["median", "ci95", "ratio", "ratioCI95", "rank", "size"] { #expect(entry[key] == original[key]) }
      if original["metric"] == "time" { #expect(entry["samples"] == original["samples"]) }
    }
    #expect(run["retention"].list.count == 7)
    #expect(run["retention"][3]["aliveOnDetails"] == results.json["retention"][3]["aliveOnDetails"])
  }

  @Test func `Ratios to anybody are judged as a run judges them`() throws {
    let pairs = try Report().data["runs"][0]["pairs"].list.filter { $0["benchmark"] == "binding/load" }
    func pair(_ one: String, _ other: String) -> JSON {
      pairs.first { $0["pattern"] == .text(one) && $0["reference"] == .text(other) } ?? .null
    }
    #expect(pairs.count == 7 * 6)
    #expect(pair("VIPER", "MVC")["verdict"] == "slower" && pair("MVC", "VIPER")["verdict"] == "faster")
    #expect(pair("MVVMC", "MVP")["verdict"] == "tie")
    #expect(abs((pair("VIPER", "Floor")["ratio"].number ?? 0) - 1.32) < 0.02)
  }

  @Test func `The page is small, alone, and asks nobody for anything`() throws {
    let report = try Report()
    let html = try report.html
    #expect(html.utf8.count < 3_000_000)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: report.folder.appending(path: "page").path) == ["index.html"]
    )
    #expect(html.contains("default-src 'none'"))
    #expect(html.matches(of: /<script/).count == 2 && html.matches(of: /<(link|img|iframe)/).count == 1)
  }

  @Test(arguments: [
    ("", "it is empty"), ("{\"schema\": 1, \"results\": [", "it is cut off, or no JSON"), ("hello", "it is not JSON"),
    ("[1]", "it does not hold results"), ("{\"schema\": 2, \"results\": []}", "its schema is 2, not 1"),
    ("{\"results\": []}", "it does not say of which schema it is"),
    ("{\"schema\": 1}", "it does not hold the results of a run"),
  ])
  func `A file that does not hold results is refused in one line`(text: String, reason: String) throws {
    let report = try Report([("results.json", text)])
    #expect(report.run.code == 65)
    #expect(report.run.errors.hasPrefix("workbench: --from results.json: \(reason)"), "\(report.run.errors)")
    #expect(report.run.errors.filter { $0 == "\n" }.count == 1)
    #expect(!FileManager.default.fileExists(atPath: report.page.path))
  }

  @Test(arguments: [
    (["--from", "x.json"], Int32(64), "report needs a folder: --output DIR"),
    (["--from", "x.json", "--output", "page"], 66, "--from x.json: it cannot be read (there is no such file)"),
    (["--from", "results.json", "--output", "page", "--budget", "3"], 64, "--budget is for a run"),
    (["MVC", "--from", "results.json", "--output", "page"], 64, "\"MVC\" is not expected here"),
    (
      ["--from", "results.json", "--output", "results.json"], 70, "--output results.json: this is a file; give a folder"
    ),
    (["--from", "results.json", "--output", "no/where"], 70, "the folder around it is not there"),
  ])
  func `A command that makes no sense is refused`(words: [String], code: Int32, reason: String) throws {
    let report = try Report([("results.json", try MadeUpResults().text)], words: words)
    #expect(report.run.code == code && report.run.errors.contains(reason), "\(report.run.code) \(report.run.errors)")
  }

  @Test func `A part that is missing in a file is named, and the rest is shown`() throws {
    var json = MadeUpResults().json.members
    json["method"] = nil
    json["conformance"] = "none"
    json["results"] = .list(
      (json["results"]?.list ?? []) + ["broken", ["pattern": 3], ["pattern": "MVC", "median": 1]]
    )
    let report = try Report([("results.json", try JSON.object(json).file)])
    let run = try report.data["runs"][0]
    #expect(report.run.code == 0)
    #expect(
      run["gaps"].texts == [
        "The file has no method, or one that cannot be read.", "3 of 87 entries of results cannot be read.",
        "The file has no conformance, or none that can be read.",
      ]
    )
    #expect(run["results"].list.count == 84)
  }

  @Test func `Of a very long sweep some sizes are shown, among them the first and the last, and the rest is counted`()
    throws
  {
    let report = try Report([("sweep.json", try MadeUpResults.sweep(of: 300, lines: 500).file)])
    let sweep = try report.data["sweeps"][0]
    let line = sweep["growth"][399]
    #expect(sweep["growth"].list.count == 400 && line["sizes"].list.count == 100 && line["sizes"] == line["medians"])
    #expect(line["sizes"][0] == 1 && line["sizes"][99] == 300)
    #expect(
      sweep["gaps"].texts == [
        "Of 500 lines, 400 are shown; 100 are left out.",
        "Of 300 sizes of a line, 100 are shown; 200 are left out.",
      ]
    )
  }

  @Test func `Of growth the line and the counts are shown, and of an older file exponents that say something`()
    throws
  {
    let old: JSON = [
      "schema": 1,
      "growth": .list(
        [(3, 0.95, 1.05), (4, 0.95, 1.05), (4, 0.7, 1.3), (4, 1.05, 0.95)].map { count, lower, upper in
          let sizes = JSON.list((1...count).map { JSON.number(Double($0)) })
          return [
            "pattern": "MVC", "suite": "binding", "benchmark": "load", "sizes": sizes, "unit": "ns", "medians": sizes,
            "exponent": 1, "exponentCI95": [.number(lower), .number(upper)], "countedExponent": 0.25,
          ]
        }
      ),
    ]
    let report = try Report([("old.json", try old.file), ("new.json", try MadeUpResults.sweep.file)])
    let shown = try report.data["sweeps"][0]["growth"]
    #expect(shown.list.map { $0["exponent"] == 1 } == [false, true, false, false])
    #expect(shown.list.map { $0["exponentCI95"].list.count } == [0, 2, 0, 0])
    let (line, written) = (try report.data["sweeps"][1]["growth"][0], MadeUpResults.sweep["growth"][0])
    for part in ["fit", "sizeUnit"] { #expect(line[part] == written[part], "\(part)") }
    for part in ["fit", "values"] { #expect(line["counted"][part] == written["counted"][part], "\(part)") }
  }

  @Test func `Of very many contenders some are compared, the reference among them, and the rest is counted`() throws {
    let report = try Report(MadeUpResults(contenders: (1...400).map { "C\($0)" } + ["Floor"]))
    let run = try report.data["runs"][0]
    #expect(run["pairs"].list.count == 3 * 80 * 79 && run["means"].list.count == 80 * 79)
    #expect(run["pairs"].list.contains { $0["reference"] == "Floor" && $0["pattern"] == "C79" })
    let gap = "Of 401 contenders, 80 are compared with each other; the other 321 have no ratios."
    #expect(run["gaps"].texts == [gap] && run["pairGap"] == .text(gap))
    #expect(run["results"].list.count == 401 * 12)
  }

  @Test func `A folder that is there keeps what is in it, and its old page until the new one is whole`() throws {
    let first = try Report()
    let page = first.folder.appending(path: "page")
    try Data("mine".utf8).write(to: page.appending(path: "notes.txt"))
    let other = try Report(
      [("results.json", try MadeUpResults(factor: 2).text)],
      words: ["--from", "results.json", "--output", page.path]
    )
    #expect(other.run.code == 0, "\(other.run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: page.path).sorted() == ["index.html", "notes.txt"])
    let time = try first.data["runs"][0]["results"].list.first { $0["metric"] == "time" && $0["pattern"] == "MVC" }
    #expect(time?["ratio"].number == 2.16)
  }

  @Test(arguments: ["private", "link"])
  func `A page that is there keeps its rights, and a link stays one`(name: String) throws {
    let first = try Report()
    let (folder, link) = (first.folder.appending(path: "page"), first.folder.appending(path: "link"))
    let page = folder.appending(path: "index.html")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: page.path)
    try FileManager.default.createDirectory(at: link, withIntermediateDirectories: false)
    let linked = link.appending(path: "index.html")
    try FileManager.default.createSymbolicLink(atPath: linked.path, withDestinationPath: "../page/index.html")
    // A page of the workbench: it replaces no other.
    try Data("\(first.html)old".utf8).write(to: page)
    let output = name == "link" ? link.path : folder.path
    let other = try Report(
      [("results.json", try MadeUpResults().text)],
      words: ["--from", "results.json", "--output", output]
    )
    #expect(other.run.code == 0 && other.run.output.contains("\(output)/index.html has the results of results.json"))
    #expect(try first.html.hasPrefix("<!DOCTYPE html>") && !first.html.hasSuffix("old"))
    #expect(try FileManager.default.attributesOfItem(atPath: page.path)[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: linked.path) == "../page/index.html")
  }

  @Test func `A place that cannot hold a page is refused before anything is measured`() throws {
    let report = try Report()
    let folder = report.folder
    try FileManager.default.createDirectory(
      at: folder.appending(path: "taken/index.html"),
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/astray", withDestinationPath: "no/where")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/circle", withDestinationPath: "circle")
    for (name, reason) in [
      ("taken", "its index.html: this is a folder"), ("astray", "the folder around it is not there"),
      ("circle", "links form a circle"), ("page/index.html", "this is a file"),
    ] {
      let other = try Report([], words: ["--budget", "1000", "--output", "\(folder.path)/\(name)"])
      #expect(other.run.code == 70 && other.run.errors.contains(reason), "\(other.run.errors)")
    }
  }

  @Test func `The folder that a link leads to is made`() throws {
    let report = try Report()
    try FileManager.default.createSymbolicLink(atPath: "\(report.folder.path)/soon", withDestinationPath: "kept")
    let soon = report.folder.appending(path: "soon").path
    let other = try Report(
      [("results.json", try MadeUpResults().text)],
      words: ["--from", "results.json", "--output", "\(soon)/"]
    )
    #expect(other.run.code == 0, "\(other.run.errors)")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: soon) == "kept")
    #expect(FileManager.default.fileExists(atPath: "\(report.folder.path)/kept/index.html"))
  }

  @Test func `Three machines are estimated together, as the last level of repetition`() throws {
    let factors = [1.0, 1.1, 1.21]
    let files = try factors.enumerated().map { ("m\($0).json", try MadeUpResults(factor: $1).text) }
    let report = try Report(files)
    let estimates = try report.data["machines"]["estimates"].list
    let estimate = estimates.first { $0["pattern"] == "MVC" && $0["benchmark"] == "navigation/open" } ?? .null
    // ln 1.1 apart: the standard error is ln 1.1 / √3, and Student's t of 2 degrees 4.3027.
    let reach = 4.3027 * log(1.1) / 3.0.squareRoot()
    #expect(abs((estimate["ratio"].number ?? 0) - 1.08 * 1.1) < 1e-6)
    #expect(abs((estimate["ci95"][1].number ?? 0) - 1.08 * 1.1 * exp(reach)) < 1e-3)
    #expect(try Report(Array(files.prefix(2))).data["machines"] == .null)
  }
}
