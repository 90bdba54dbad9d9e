import Foundation
import TestSupport
import Testing

/// Tests of legibility and reachability, on a wide and on a narrow screen, in light and in dark.
extension ShownPageTests {
  @Test(.timeLimit(.minutes(10))) func `Every text has contrast enough, and nothing is wider than the screen`()
    async throws
  {
    let report = try Report.ofTwoMachines()
    try await Browser.use { browser in
      try await browser.open(try report.address())
      let tabs = try await browser.tabs()
      for (width, isDark) in [(1_280, false), (1_280, true), (360, false), (360, true)] {
        try await browser.show(width: width, isDark: isDark)
        for tab in tabs {
          let chosen = "cell=email.MVC&cell=email.VIPER&screens=one&tests=without-uikit&owner=FourV&reference=MVC"
          try await browser.open(try report.address("#\(tab)?\(chosen)"))
          let place = "\(tab) at \(width), \(isDark ? "dark" : "light")"
          let faint = try await browser.run(Script.contrast).texts
          #expect(faint.isEmpty, "\(place): \(faint.prefix(5))")
          #expect(try await browser.run(Script.overhang) == 0, "\(place)")
        }
      }
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `Headings are in order, all is named, nothing jumps, and the first drawing is quick`() async throws {
    let report = try Report()
    try await Browser.use { browser in
      try await browser.open(try report.address())
      for tab in try await browser.tabs() {
        try await browser.open(try report.address("#\(tab)?screens=one"))
        let facts = try await browser.run(Script.outline)
        #expect(facts["language"] == "en" && facts["firsts"] == 1, "\(tab)")
        let levels = facts["levels"].list.compactMap(\.number)
        #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 }, "\(tab): \(levels)")
        #expect(facts["unnamed"].texts.isEmpty, "\(tab): \(facts["unnamed"])")
        let timing = try await browser.run(Script.timing)
        #expect(timing["shift"] == 0, "\(tab)")
        let first = timing["first"].number ?? .infinity
        #expect(first < 1_000, "\(tab): \(first) ms")
      }
    }
  }

  @Test(.timeLimit(.minutes(10))) func `Everything is reached by the keyboard, and shows that it has the focus`()
    async throws
  {
    let report = try Report()
    try await Browser.use { browser in
      try await browser.open(try report.address())
      for tab in try await browser.tabs() {
        try await browser.open(try report.address("#\(tab)"))
        var seen: Set<String> = []
        for _ in 0..<400 {
          try await browser.press("\u{E004}")
          let focus = try await browser.run(Script.focus)
          guard let key = focus["key"].text, seen.insert(key).inserted else { break }
          #expect(focus["isSeen"] == true, "\(tab): \(key)")
        }
        let missed = try await browser.run(Script.missed).texts
        #expect(missed.isEmpty && seen.count > 8, "\(tab): \(missed)")
      }
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `On paper there are figures and no controls, and nothing is cut off`() async throws {
    let report = try Report()
    try await Browser.use { browser in
      try await browser.open(try report.address())
      for tab in try await browser.tabs() {
        try await browser.open(try report.address("#\(tab)?screens=many&teams=several"))
        #expect(try await browser.run(Script.onPaper)["controls"].texts.isEmpty == false, "\(tab)")
        try await browser.showOnPaper()
        let paper = try await browser.run(Script.onPaper)
        #expect(paper["controls"].texts.isEmpty && paper["cut"].texts.isEmpty, "\(tab): \(paper)")
        let answer = paper["answer"].texts
        #expect(tab == "choose" ? answer.count > 9 && answer.allSatisfy { !$0.isEmpty } : answer.isEmpty, "\(answer)")
        try await browser.show(width: 1_280)
      }
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `A word is explained while it is pointed at or has the focus, and Escape hides it`() async throws {
    let report = try Report()
    try await Browser.use { browser in
      // All heads are in sight, so that the focus scrolls nothing under the mouse.
      try await browser.show(width: 1_280)
      try await browser.open(try report.address("#glance"))
      let tip = "const tip = document.getElementById('tip'); return tip.hidden ? '' : tip.textContent"
      #expect(try await browser.run(tip) == "")
      try await browser.point(at: "[data-key=\"sort-at-a-glance-weak references\"]")
      #expect(try await browser.run(tip).text?.hasPrefix("Stored properties") == true)
      try await browser.press("\u{E00C}")
      #expect(try await browser.run(tip) == "")
      try await browser.run(
        "document.querySelector('[data-key=\"sort-at-a-glance-lines of code\"]').focus()"
      )
      #expect(try await browser.run(tip).text?.hasPrefix("Lines of code") == true)
    }
  }
}
