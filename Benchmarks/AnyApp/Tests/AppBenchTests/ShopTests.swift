import Foundation
import Processes
import Testing

@Suite("An app of a storyboard, a nib, outlets, actions and segues, on the bench")
struct ShopTests {
  private static let products = Bundle.main.bundleURL
  private let folder = FileManager.default.temporaryDirectory.appending(path: "shop-\(UUID())")

  /// Runs the shop's program in a folder with an answer to its only request.
  ///
  /// - Parameter end: the end of each line of the files.
  private func shop(_ words: [String], input: String = "", end: String = "\n") throws -> ProgramRun {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#"["Lamp", "Chair"]"#.utf8).write(to: folder.appending(path: "items.json"))
    try Data("/items items.json\(end)".utf8).write(to: folder.appending(path: "answers.txt"))
    try Data(input.replacing("\n", with: end).utf8).write(to: folder.appending(path: "a.journey"))
    let program =
      "cd '\(folder.path)' && exec '\(Self.products.appending(path: "shop-program").path)' \(words.joined(separator: " "))"
    return ProgramRun(URL(filePath: "/bin/sh"), ["-c", program], input: Data(input.utf8), name: "shop")
  }

  private func journey(_ steps: String) throws -> String {
    let run = try shop(["journey", "a.journey"], input: steps)
    let windows = try shop(["journey", "a.journey"], input: steps, end: "\r\n")
    #expect(windows.text == run.text && windows.failure == run.failure)
    return run.failure ?? run.text
  }

  @Test("It starts as its Info.plist says, loads, and opens details by a segue with what was prepared")
  func segue() throws {
    #expect(
      try journey(
        """
        expect Items
        expect Chair
        row 1
        expect Chair
        expect 0 pieces
        tap BackButton
        expect Lamp
        """
      ) == "a.journey: 7 steps hold\n"
    )
  }

  @Test("Controls call actions of every kind, with and without a sender")
  func actions() throws {
    #expect(
      try journey(
        """
        row 0
        tap count
        tap count
        tap count
        expect 2 pieces
        tap gift
        expect A gift
        type "Your note" for you
        expect for you
        wait 3
        expect 3 s
        """
      ) == "a.journey: 11 steps hold\n"
    )
  }

  @Test("Work that an app delays waits until time passes, and not at all once it is cancelled")
  func delays() throws {
    #expect(
      try journey(
        """
        row 0
        tap Greet
        expect 0 pieces
        wait 1
        expect Soon
        tap Greet
        wait 1
        expect 2 s
        wait 1
        expect Hello
        """
      ) == "a.journey: 10 steps hold\n"
    )
  }

  @Test("Rows are added, deleted and reloaded, an unwinding segue returns and calls its action")
  func rows() throws {
    #expect(
      try journey(
        """
        tap Add
        expect Item 3
        delete 0
        row 0
        tap Done
        expect Chair (seen)
        """
      ) == "a.journey: 6 steps hold\n"
    )
  }

  @Test("A controller is loaded from the nib of its name, and presented")
  func nib() throws {
    #expect(
      try journey(
        """
        row 0
        tap About
        expect 1 Main Street
        tap Close
        expect Lamp
        """
      ) == "a.journey: 5 steps hold\n"
    )
  }

  @Test("Failures name the line and show the screen, lines that are not actions, too")
  func failures() throws {
    #expect(
      try journey("expect Lamp\n\nexpect Table").contains("a.journey:3: expect Table: \"Table\" is not on the screen")
    )
    #expect(try journey("jump").contains("a.journey:1: \"jump\" is not an action"))
    #expect(try journey("row 7").contains("a.journey:1: row 7: row 7 is not in sight"))
    #expect(try journey("tap Nothing").contains("the button \"Nothing\" is not in sight"))
    #expect(try journey("answer other.json").contains("other.json: the file cannot be read"))
    let failing = try shop(["journey", "missing.journey"])
    #expect(failing.failure?.contains("missing.journey: it cannot be read") == true)
  }

  @Test("A walk finds the crash and what is left behind, and shrinks both to the fewest actions")
  func walk() throws {
    let run = try shop(["walk", "--actions", "1500", "--seed", "2"])
    let text = run.text
    #expect(run.failure != nil)
    #expect(text.contains("nobody answers"), "\(text)")
    #expect(text.contains("left behind: 1 × AboutViewController"), "\(text)")
    let calls = text.split(separator: "\n").filter { $0 == "  tap Call" }
    // Found on several ways, each with the three calls that it needs.
    #expect(calls.count == 3 * text.matches(of: /was ended by signal/).count, "\(text)")
  }

  @Test("A walk that is told nonsense says so")
  func usage() throws {
    #expect(try shop(["walk", "--actions", "many"]).failure?.contains("--actions: a number is expected") == true)
    #expect(try shop(["fly"]).failure?.contains("code 64") == true)
  }
}
