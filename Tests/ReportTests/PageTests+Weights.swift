import Foundation
import TestSupport
import Testing

/// Takes what the page computes itself, the order by weights and the tables to take along, and computes it again.
extension PageTests {
  @Test(.timeLimit(.minutes(5))) func `Tables can be taken along, and a name is not a formula`() async throws {
    let report = try Report(MadeUpResults(contenders: ["=1+1", "MVC", "a,\"b\"", "Floor"]))
    try await Browser.use { browser in
      try await browser.open(try report.address("#times"))
      let links = try await browser.run(Script.downloads).list
      let csv = links.first { $0[0] == "ratios-navigation-launch.csv" }?[1].text ?? ""
      #expect(csv.contains("'=1+1,") && csv.contains("\"a,\"\"b\"\"\","), "\(csv)")
      let ratio =
        try report.data["runs"][0]["pairs"].list.first {
          $0["pattern"] == "MVC" && $0["reference"] == "Floor" && $0["benchmark"] == "navigation/launch"
        }?["ratio"].number ?? 0
      #expect(csv.contains("MVC,\(ratio),"), "\(csv) \(ratio)")
      let json = links.first { $0[0] == "ratios-navigation-launch.json" }?[1].text ?? ""
      let rows = JSON(parsing: String(json.drop { $0 != "," }.dropFirst()))
      #expect(rows.list.count == 3 && rows[1]["ratio"].number == ratio, "\(json)")
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `The order by weights is that of the weighed figures, with ties where it could turn`() async throws {
    let report = try Report()
    let facts = try report.data["facts"]["architectures"]
    try await Browser.use { browser in
      try await browser.open(try report.address("#glance?w-lines=2&w-files=1&tolerance=10"))
      let order = try await browser.run(Script.order).list
      let names = MadeUpResults.six.filter { $0 != "Floor" }
      let best = ["lines", "files"].map { key in names.compactMap { facts[$0][key].number }.min() ?? 1 }
      let scores = names.map { name in
        let logs = zip(["lines", "files"], best).map { key, best in log(min((facts[name][key].number ?? 0) / best, 8)) }
        return (name, exp((2 * logs[0] + logs[1]) / 3))
      }.sorted { $0.1 < $1.1 }
      try #require(order.count == 6)
      #expect(order.map { $0[0].text } == scores.map(\.0))
      for (shown, (name, score)) in zip(order, scores) {
        #expect(abs((shown[1].number ?? 0) - score) < 1e-9, "\(name)")
      }
      #expect(order[0][2].number == 1)
    }
  }
}
