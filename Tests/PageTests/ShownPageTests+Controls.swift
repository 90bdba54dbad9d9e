import Foundation
import TestSupport
import Testing

/// Uses every control of the page, as a person does, and checks the effect.
extension ShownPageTests {
  /// The use of a control, and a condition that is true only afterwards.
  private struct Use {
    let tab: String
    let control: String
    let action: Action
    let effect: String

    init(_ tab: String, _ control: String, _ action: Action, _ effect: String) {
      self.tab = tab
      self.control = control
      self.action = action
      self.effect = effect
    }
  }

  private enum Action {
    case click
    /// Clicks the first control whose key begins with the name.
    case clickFirst
    case choose(String)
    case keys(String)
  }

  private static let file = "fold-MVC/UserList/UserListViewController.swift"

  /// The mutants of 4V's router that no test notices: the beginning of their keys, before line and kind.
  private static let unnoticed = "fold-unnoticed-FourV-Router/UsersRouter.swift"

  private static let uses: [Use] = [
    Use("choose", "screens-many", .keys(" "), "says('.answers', 'many screens') && keeps('screens=many')"),
    Use("choose?screens=many", "screens-open", .keys(" "), "count('.bars') === 0 && !keeps('screens')"),
    Use(
      "choose?screens=many",
      "teams-several",
      .keys(" "),
      "says('.answers', 'several teams') && keeps('screens=many')"
    ),
    Use("choose?rows=10", "rows-100000", .keys(" "), "says('.answers', '100,000 rows')"),
    Use("choose", "tests-without-uikit", .keys(" "), "says('.sentence', 'Not MVC')"),
    Use("choose", "flows-interrupt", .keys(" "), "count('.bars li') > 5"),
    Use("choose", "learn-newcomers", .keys(" "), "says('.limits', 'measured with people')"),
    Use("choose", "example-0", .click, "keeps('screens=one') && count('.bars li') > 5"),
    Use("choose", "single-teams-several", .click, "keeps('teams=several') && count('.bars li') > 5"),
    Use("choose", "fold-questions", .click, "!one('.questions').open"),
    Use(
      "choose?screens=one",
      "sort-figures-files",
      .click,
      "says('[aria-pressed=true]', 'files') && keeps('sort-figures=files')"
    ),
    Use("glance", "reference", .choose("VIPER"), "count('.ratio') > 60"),
    Use("glance", "hide-MVP", .click, "!says('thead', 'MVP')"),
    Use(
      "glance",
      "sort-at-a-glance-free of UIKit",
      .click,
      "one('thead th:nth-child(2) [data-name]').dataset.name === 'VIPER'"
    ),
    Use(
      "glance?sort-at-a-glance=free+of+UIKit",
      "sort-at-a-glance-free of UIKit",
      .click,
      "one('thead th:nth-child(2) [data-name]').dataset.name === 'MVC'"
    ),
    Use("glance", "followed-at-a-glance-VIPER", .click, "location.hash.startsWith('#method')"),
    Use("changes", "measure", .choose("lines"), "says('.caption', 'lines in each')"),
    Use("changes?cell=email.MVC", "cell-email.VIPER", .click, "count('.change .added') > 5 && count('.change') === 2"),
    Use("changes?cell=email.MVC", "cell-email.MVC", .click, "count('.change') === 0"),
    Use(
      "code",
      "left",
      .choose("MVP"),
      "says('summary', 'UserListPresenter.swift · Presenter') && says('summary', 'UserListView.swift')"
    ),
    Use("code", "right", .choose("FourV"), "says('summary', 'UserListViewFactory.swift')"),
    Use(
      "code",
      "component",
      .choose("UserDetails"),
      "says('summary', 'UserDetailsRouter.swift') && count('.code .path') > 10"
    ),
    Use("code", file, .click, "count('details:not([open])') === 1"),
    Use("tests", "tested", .choose("VIPER"), "says('h3', 'VIPER: which roles need UIKit')"),
    Use(
      "tests?tested=VIPER",
      "fold-behind-Mutants of VIPER by role.",
      .click,
      "count('figure details[open] tbody tr') > 3"
    ),
    Use("tests?tested=FourV", unnoticed, .clickFirst, "count('details[open] .code .removed') === 1"),
    Use("flow", "flow", .choose("rename"), "says('.output', 'Save is tapped')"),
    Use("flow", "left", .choose("MVP"), "one('h3').textContent === 'MVP'"),
    Use("flow", "right", .choose("FourV"), "says('h3', '4V Engine')"),
    Use("flow", "first", .click, "count('.call') === 0"),
    Use("flow", "back", .click, "stepsLeft() === 1 && keeps('step=')"),
    Use("flow?step=1", "forward", .click, "count('.call') === 2 && count('.screen') === 0"),
    Use("flow?step=1", "last", .click, "!keeps('step') && count('.call') > 15 && count('.screen') === 2"),
    Use("flow", "play", .click, "says('[data-key=play]', 'Pause') && keeps('step=0')"),
    Use("flow", "speed", .choose("3"), "keeps('speed=3')"),
    Use("memory", "owner", .choose("VIPER"), "says('.box', 'UserDetailsRouter')"),
    Use(
      "memory?owner=MVC",
      "owner",
      .choose("VIPER"),
      "says('[data-key=part] option', 'UserDetails') && says('[data-key=object] option', 'UserListRouter')"
    ),
    Use("memory?owner=VIPER", "part", .choose("UserList"), "says('.box', 'UserListRouter')"),
    Use("memory?owner=VIPER", "part", .choose(""), "count('.box') > 18"),
    Use("memory?owner=VIPER", "object", .choose("UserDetailsRouter"), "count('.reference') === 2"),
    Use("memory?owner=VIPER", "fold-wiring-VIPER.strong", .click, "count('.output details[open] .code .added') > 0"),
    Use("times", "benchmark", .choose("binding/load"), "says('figcaption', 'Times of a step of binding/load')"),
    Use("times", "against", .choose("MVC"), "says('figcaption', 'Ratios to MVC')"),
    Use("glance", "x", .choose("time"), "says('.label', 'time')"),
    Use("glance", "y", .choose("weak references"), "says('.label', 'weak references')"),
    Use(
      "times",
      "fold-behind-Ratios to Floor in navigation/launch.",
      .click,
      "one('figure details[open] table') !== null"
    ),
    Use("times", "growth", .choose("binding/refresh"), "says('figcaption', 'of binding/refresh by size')"),
    Use("memory", "fold-trace-MVC-close", .click, "says('details[open] li', 'view: make this one weak')"),
    Use("times", "run", .choose("1"), "keeps('run=1')"),
    Use(
      "claims",
      "verdict",
      .choose("refuted"),
      "count('.refuted[data-claim]') > 1 && count('.refuted[data-claim]') === count('[data-claim]')"
    ),
    Use("claims", "fold-claim-12", .click, "one('[data-claim=\"12\"]').open"),
    Use("arguments", "fold-argument-3", .click, "count('.claim[open] .shade') > 5"),
  ]

  @Test(.timeLimit(.minutes(10))) func `Every control does what it says, and the address keeps it`() async throws {
    let report = try Report.ofTwoMachines()
    try await Browser.use { browser in
      for use in Self.uses {
        try await browser.open(try report.address("#\(use.tab)"))
        #expect(
          try await browser.run(Script.effect + "return \(use.effect)").truth == false,
          "before \(use.tab) \(use.control)"
        )
        try await perform(use, in: browser)
        #expect(
          try await browser.run(Script.effect + "return \(use.effect)").truth == true,
          "after \(use.tab) \(use.control)"
        )
        try await expectSameWhenReloaded(use, browser)
      }
    }
  }

  /// Fails unless the address keeps the choice: the page opened at it shows the choice again.
  private func expectSameWhenReloaded(_ use: Use, _ browser: Browser) async throws {
    if use.control.hasPrefix("fold-") || use.control == "play" { return }
    let address = try await browser.run("return location.href").text ?? ""
    guard let url = URL(string: address) else { return }
    try await browser.open(url)
    #expect(try await browser.run(Script.effect + "return \(use.effect)").truth == true, "reloaded \(address)")
  }

  private func perform(_ use: Use, in browser: Browser) async throws {
    let selector = "[data-key=\"\(use.control)\"]"
    switch use.action {
    case .click: try await browser.click(selector)
    case .clickFirst: try await browser.click("[data-key^=\"\(use.control)\"]")
    case .choose(let value): try await browser.click("\(selector) option[value=\"\(value)\"]")
    case .keys(let keys): try await browser.type(keys, into: selector)
    }
  }

  @Test(.timeLimit(.minutes(5))) func `No control is left out of these tests`() async throws {
    let report = try Report.ofTwoMachines()
    let used = Set(Self.uses.map { Self.kind(of: $0.control) })
    try await Browser.use { browser in
      try await browser.open(try report.address())
      for tab in try await browser.tabs() {
        try await browser.open(try report.address("#\(tab)"))
        for key in try await browser.run(Script.keys).texts {
          #expect(used.contains(Self.kind(of: key)), "\(tab): \(key)")
        }
      }
    }
  }

  /// Returns the kind of a control: all sliders are of one kind, and all cells.
  private static func kind(of key: String) -> String {
    let kinds = [
      "screens-", "teams-", "tests-", "rows-", "flows-", "learn-", "example-", "single-", "followed-", "sort-", "cell-",
      "hide-", "fold-claim-", "fold-argument-", "fold-wiring-", "fold-behind-",
      "fold-trace-", "fold-unnoticed-",
    ]
    if let kind = kinds.first(where: key.hasPrefix) { return kind }
    return key.hasPrefix("fold-") && key.hasSuffix(".swift") ? "fold-file" : key
  }
}
