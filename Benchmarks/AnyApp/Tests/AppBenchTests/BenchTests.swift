import Foundation
import Processes
import Testing

@testable import AppBench

@Suite("The bench on an app: leaks with advice, calls, costs and screens of several apps")
final class BenchTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(#"["Lamp", "Chair"]"#.utf8).write(to: folder.appending(path: "items.json"))
    try Data("/items items.json\n".utf8).write(to: folder.appending(path: "answers.txt"))
    let journey = "row 0\ntap About\nexpect 1 Main Street\ntap Close\nback\n"
    try Data(journey.utf8).write(to: folder.appending(path: "about.journey"))
    try Data("row 1\n".utf8).write(to: folder.appending(path: "open.journey"))
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs the shop's program, with the app that has planted faults and the one that has none.
  private func shop(_ words: String, instrumented: Bool = false) -> ProgramRun {
    let program = Bundle.main.bundleURL.appending(path: instrumented ? "shop-probe" : "shop-program").path
    return ProgramRun(
      URL(filePath: "/bin/sh"),
      ["-c", "cd '\(folder.path)' && exec '\(program)' \(words)"],
      name: words
    )
  }

  #if os(Linux) && arch(x86_64)
    @Test("A leak is explained with the reference to change, in the app's life and after its end")
    func leaks() {
      let found = shop("leaks about.journey", instrumented: true)
      #expect(found.failure?.contains("1 of 1 journeys leave objects behind") == true)
      let advice = "Make weak or unowned: closure captured by AboutViewController.close"
      #expect(found.text.components(separatedBy: advice).count == 3, "\(found.text)")
      #expect(found.text.contains("5 × Shop.AboutViewController") && found.text.contains("found 5 times"))
    }

    @Test("The advice, followed, leaves nothing to be found")
    func fixed() {
      let found = shop("--app ShopFixed leaks about.journey", instrumented: true)
      #expect(found.failure == nil && found.text.components(separatedBy: "Nothing leaked.").count == 3, "\(found)")
    }

    @Test("A journey that ends elsewhere is looked at after the app's end alone")
    func elsewhere() {
      let found = shop("--app ShopFixed leaks open.journey", instrumented: true)
      #expect(found.text.contains("not looked at, as the journey does not end on the screen that it begins on"))
      #expect(found.failure == nil, "\(found)")
    }

    @Test("Objects are counted in a program that is linked for it")
    func counted() {
      let lines = shop("run open.journey", instrumented: true).text.split(separator: "\n")
      let cells = lines.filter { $0.hasPrefix("Shop") }.map { $0.split(separator: " ") }
      // Two controllers and the delegate.
      #expect(cells.map(\.last) == ["3", "3"], "\(lines)")
    }
  #endif

  @Test("Without instruments leaks says so, and counts are left out")
  func plain() {
    #expect(shop("leaks about.journey").failure?.contains("objects cannot be seen here") == true)
    let lines = shop("run open.journey").text.split(separator: "\n").filter { $0.hasPrefix("Shop") }
    #expect(lines.allSatisfy { $0.hasSuffix("–") } && lines.count == 2, "\(lines)")
  }

  @Test("The calls between types are shown step by step, without those of the tables of outlets")
  func trace() {
    let text = shop("trace open.journey").text
    let segue = """
      row 1:
        DetailsViewController.init(coder:)
        ItemsViewController.prepare(for:sender:)
          DetailsViewController.name =
      """
    #expect(text.contains(segue), "\(text)")
    #expect(!text.contains("registerClasses"))
    let drawing = shop("trace about.journey --mermaid").text
    #expect(
      drawing.contains("->>AboutViewController: viewDidLoad()") && !drawing.contains("registerClasses"),
      "\(drawing)"
    )
  }

  @Test("Screens of two apps are the same, or the first that differs is shown")
  func compare() {
    let same = shop("compare about.journey open.journey")
    #expect(same.failure == nil && same.text.components(separatedBy: "ShopFixed: the same").count == 3, "\(same)")
    let one = [Screen(line: 1, step: "row 0", picture: "a"), Screen(line: 2, step: "back", picture: "b")]
    let other = [Screen(line: 1, step: "row 0", picture: "a"), Screen(line: 2, step: "back", picture: "c")]
    #expect(Compare.difference(one, one) == nil)
    #expect(Compare.difference(other, one)?.title == "1 differs, first after line 2, back")
  }

  @Test(
    "A verb that reads sources says in one line what does that now",
    arguments: [
      ("structure", "swift run workbench structure PATH"), ("rules", "swift run workbench structure --rules PATH"),
      ("mutants --count 2", "not offered"),
    ]
  )
  func moved(_ words: String, _ answer: String) {
    let run = shop(words)
    #expect(run.end == .exited(64) && run.text == "", "\(run)")
    #expect(run.errors.contains(answer) && run.errors.count { $0.isNewline } == 1, "\(run)")
  }

  @Test(
    "Mistakes on the command line are said in one line",
    arguments: [
      ("--app Nobody play", "--app Nobody: the apps here are Shop, ShopFixed"),
      ("leaks --deep", "objects cannot be seen"),
      ("trace", "trace: a file is expected"), ("run", "run: a file is expected"),
      ("compare --with", "--with: a value is expected"),
      ("compare about.journey --with nowhere", "its program is not built"),
      ("run missing.journey", "missing.journey: it cannot be read"), ("walk --deep", "--deep: unknown word"),
      ("journey --fast", "--fast: unknown option"),
    ]
  )
  func mistakes(_ words: String, _ reason: String) {
    #expect(shop(words).failure?.contains(reason) == true, "\(shop(words))")
  }
}
