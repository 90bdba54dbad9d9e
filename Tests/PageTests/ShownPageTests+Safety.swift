import CommandFixtures
import Foundation
import TestSupport
import Testing

extension ShownPageTests {
  private static let hostile = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "\u{202E}evil\u{202C} \u{200F}name", "__proto__",
    "</script><x>x", "a/b~c, d", "=1+1", "toString",
  ]

  @Test(.timeLimit(.minutes(5))) func `A hostile name is text, wherever it stands`() async throws {
    let results = MadeUpResults(contenders: Self.hostile + ["Floor"], processor: Self.hostile[0])
    let report = try Report([("\"><img src=x onerror=alert(1)>.json", try results.text)])
    #expect(report.run.code == 0, "\(report.run.errors)")
    try await Browser.use { browser in
      for tab in try await Self.tabs(report, browser) {
        try await browser.open(try report.address("#\(tab)?reference=%3Cscript%3Ealert(1)%3C/script%3E"))
        #expect(
          try await browser.run("return document.querySelectorAll('img, main script, iframe, x').length") == 0,
          "\(tab)"
        )
        let problems = try await browser.log("browser")
        #expect(problems.isEmpty, "\(tab): \(problems)")
      }
      try await browser.open(try report.address("#glance"))
      let names = try await browser.run(Script.rowNames).texts
      for name in Self.hostile { #expect(names.contains(name), "\(name)") }
    }
  }

  @Test(.timeLimit(.minutes(5))) func `No request leaves the page, and nothing is complained of`() async throws {
    let report = try Report()
    try await Browser.use { browser in
      _ = try await browser.requests()
      for tab in try await Self.tabs(report, browser) {
        try await browser.open(try report.address("#\(tab)"))
        #expect(try await browser.log("browser").isEmpty, "\(tab)")
      }
      let asked = try await browser.requests().filter { !$0.hasPrefix("about:") && !$0.hasPrefix("data:") }
      let isOnlyPage = asked.allSatisfy { $0.hasPrefix("file://") && $0.contains("/page/index.html") }
      #expect(!asked.isEmpty && isOnlyPage, "\(asked)")
    }
  }

  private static func tabs(_ report: Report, _ browser: Browser) async throws -> [String] {
    try await browser.open(try report.address())
    return try await browser.tabs()
  }
}

extension Browser {
  /// The tabs of the page that is open.
  func tabs() async throws -> [String] {
    try await run(Script.tabs).texts
  }
}
