import CommandFixtures
import Foundation
import TestSupport
import Testing

/// Compares what the page says of answers with what `workbench choose` says of them.
extension ShownPageTests {
  /// Answers, each in the words of a fragment.
  private static let choices = [
    "screens=one&tests=without-uikit", "screens=many&teams=several&tests=without-uikit&flows=interrupt",
    "rows=100000", "teams=one&screens=few", "learn=newcomers&teams=several",
  ]

  @Test(.timeLimit(.minutes(5)), arguments: choices)
  func `The conclusion of some answers is that of the command, to the letter`(choice: String) async throws {
    let report = try Report()
    let options = choice.split(separator: "&").flatMap { pair in
      let parts = pair.split(separator: "=").map(String.init)
      return ["--\(parts[0])", parts[1]]
    }
    let words = ["choose"] + options + ["--format", "json"]
    let run = try FinishedProgram(Built.folder.appending(path: "workbench"), words, folder: report.folder)
    let command = JSON(parsing: run.output)
    try await Browser.use { browser in
      try await browser.open(try report.address("#choose?\(choice)"))
      let shown = try await browser.run(Script.conclusion)
      #expect(shown["sentence"] == command["sentence"] && shown["sentence"].text?.isEmpty == false)
      let certainty = command["certainty"].text.map { "How sure: \($0)" }
      let lines = [certainty, command["change"].text, command["proportions"].text].compactMap(\.self)
      #expect(shown["certainties"].texts == lines)
      #expect(shown["limits"].text == command["notMeasured"].texts.joined(separator: " "))
      let bars = command["bars"].list
      #expect(shown["names"].texts == bars.map { $0["title"].text ?? "" })
      #expect(shown["letters"].texts == bars.map { $0["letters"].text ?? "" })
      #expect(shown["reasons"].texts == bars.map { $0["words"].text ?? "" })
      let figures = command["figures"].list
      #expect(Set(shown["figures"].texts) == Set(figures.map { $0["label"].text ?? "" }))
      for figure in figures {
        let label = figure["label"].text ?? ""
        let letters = figure["letters"].members.mapValues { $0.text ?? "" }
        let cells = shown["cells"][label].members.mapValues { $0.text ?? "" }
        #expect(cells == letters, "\(label)")
      }
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `No cell is dark that is not told apart from the best, and none is without a value`() async throws {
    let report = try Report()
    try await Browser.use { browser in
      for fragment in ["#glance", "#times", "#arguments", "#choose?\(Self.choices[1])"] {
        try await browser.open(try report.address(fragment))
        let cells = try await browser.run(Script.shades).list
        try #require(cells.count > 20, "\(fragment)")
        for cell in cells {
          let (letters, shade, text) = (cell[0].text ?? "", cell[1].number ?? 0, cell[2].text ?? "")
          #expect(letters.isEmpty || letters.contains("a") == (shade == 0), "\(fragment): \(cell)")
          #expect(text.contains(/[0-9]/) || shade == 0, "\(fragment): \(cell)")
        }
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
