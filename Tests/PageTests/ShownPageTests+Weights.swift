import Foundation
import TestSupport
import Testing

/// Takes what the page computes itself, the order by weights and the tables to take along, and computes it again.
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

  @Test(.timeLimit(.minutes(5)))
  func `A figure that alone has a weight orders as it does itself`() async throws {
    let report = try Report()
    let figures = try report.data["choosing"]["figures"].list
    try #require(figures.count > 15)
    try await Browser.use { browser in
      for (index, figure) in figures.enumerated() {
        try await browser.open(try report.address("#choose?w-\(index)=3"))
        let groups = figure["groups"].list
        let expected = groups.count < 2 ? [] : groups.map { $0["modules"].texts.joined(separator: " ") }
        #expect(try await browser.run(Script.order).list.map { $0[0].text } == expected, "\(figure["label"])")
      }
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `The order by weights is that of the weighed differences that are shown`() async throws {
    let report = try Report()
    let figures = try report.data["choosing"]["figures"].list
    let weights = [0: 2.0, 8: 1, 12: 3]
    try await Browser.use { browser in
      let query = weights.map { "w-\($0.key)=\($0.value)" }.joined(separator: "&")
      try await browser.open(try report.address("#choose?\(query)"))
      let order = try await browser.run(Script.order).list
      let names = figures[0]["values"].members.keys
      let burdens = names.map { name -> (String, Double) in
        let weighed = weights.map { $1 * Self.shown(figures[$0]["groups"].list, of: name) }
        return (name, weighed.reduce(0, +) / 6)
      }.sorted { $0.1 < $1.1 }
      let factors: [Double] = zip(burdens, burdens.dropFirst()).map { exp($1.1 - $0.1) }
      let margins = factors.filter { $0 > 1.000_001 }
      #expect(order.flatMap { ($0[0].text ?? "").split(separator: " ") }.count == burdens.count)
      #expect(order.first?[0].text?.contains(burdens[0].0) == true, "\(order)")
      try #require(order.count == margins.count + 1 && margins.count > 1, "\(order) \(margins)")
      for (item, margin) in zip(order.dropFirst(), margins) {
        #expect(abs((item[1].number ?? 0) - margin) < 1e-9)
      }
    }
  }

  /// Returns the logarithm of the factor by which one is shown to be above the lowest; above 0 it is 8.
  private static func shown(_ groups: [JSON], of name: String) -> Double {
    let place = groups.firstIndex { $0["modules"].texts.contains(name) } ?? 0
    return groups[...place].dropFirst().map { log($0["margin"].number ?? 8) }.reduce(0, +)
  }

  @Test(.timeLimit(.minutes(5)))
  func `A weight that is said to put others first does so, and the nearest one before it does not`() async throws {
    let report = try Report()
    try await Browser.use { browser in
      for situation in ["one+screen", "tests+without+a+simulator"] {
        let start = "#choose?situation=\(situation)"
        try await browser.open(try report.address(start))
        let first = try await browser.run(Script.order)[0][0]
        let turns = try await browser.run(Script.turns).list
        try #require(turns.count > 2, "\(situation)")
        for turn in turns {
          let (weight, names) = (turn[0].text ?? "", turn[1])
          try await browser.open(try report.address("\(start)&\(weight)"))
          #expect(try await browser.run(Script.leaders) == names, "\(situation) \(weight)")
          guard let value = Int(weight.suffix(1)), value > 1 else { continue }
          try await browser.open(try report.address("\(start)&\(weight.dropLast())\(value - 1)"))
          // Nearer by one, the first stays first, or all are equal, as the page says then.
          let before = try await browser.run(Script.order).list
          let isEqual = try await browser.run(Script.situation)["none"].text == "No difference is shown."
          #expect(before.isEmpty ? isEqual : before[0][0] == first, "\(situation) \(weight)")
        }
      }
    }
  }
}
