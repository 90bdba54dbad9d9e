import Foundation
import TestSupport
import Testing

/// Takes the tables along.
extension ShownPageTests {
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
}
