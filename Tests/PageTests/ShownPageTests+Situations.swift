import Foundation
import TestSupport
import Testing

/// Compares what the page says about a situation with the page about choosing.
extension ShownPageTests {
  @Test(.timeLimit(.minutes(5)))
  func `A situation shows the order and the words of the page about choosing`() async throws {
    let report = try Report()
    let situations = try ChoosingSection.all
    try #require(situations.count == 6)
    try await Browser.use { browser in
      for section in situations {
        try await browser.open(try report.address("#choose"))
        try await browser.click("[data-key=\"situation-\(section.id)\"]")
        let shown = try await browser.run(Script.situation)
        #expect(shown["title"].text == section.title)
        #expect(section.prose.contains(shown["answer"].text ?? "nothing"), "\(shown["answer"])")
        #expect(shown["figures"].texts == section.orders)
        let order = section.short
        #expect(shown["button"].text == "\(order.label): \(order.text)")
        #expect(shown["line"].text == "Order: \(order.text)")
        let groups = shown["weighed"].texts.map { item in
          item.replacing(" times as much as the one before", with: "×)").replacing(": at least", with: " (at least")
        }
        #expect(groups.joined(separator: ", then ") == (order.isShown ? order.text : ""))
        #expect(shown["none"].text == (order.isShown ? "" : "No difference is shown."), "\(section.title)")
      }
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `No two references of a drawing begin or end at one place`() async throws {
    let report = try Report()
    try await Browser.use { browser in
      for owner in MadeUpResults.six.dropLast() {
        for part in ["", "Dashboard", "UserDetails"] {
          try await browser.open(try report.address("#memory?owner=\(owner)&part=\(part)"))
          let found = try await browser.run(Script.joints)
          #expect(found["references"].number ?? 0 > 2 && found["joints"].texts.isEmpty, "\(owner) \(part): \(found)")
        }
      }
    }
  }

  @Test(.timeLimit(.minutes(5))) func `On a phone a table's corner stays while its frame scrolls`() async throws {
    let report = try Report()
    try await Browser.use { browser in
      try await browser.show(width: 360)
      for tab in ["choose", "glance", "changes", "tests"] {
        try await browser.open(try report.address("#\(tab)"))
        let corner = try await browser.run(Script.corner)
        #expect(corner["scrolled"] == 120 && abs(corner["distance"].number ?? 9) <= 1, "\(tab): \(corner)")
      }
    }
  }
}
