import CommandFixtures
import Foundation
import SeededRandom
import TestSupport
import Testing

@Suite("play in a terminal", .serialized)
struct PlayTerminalTests {
  @Test("survives 100000 random bytes, and leaves the terminal as it was", arguments: [1, 2] as [UInt64])
  func randomBytes(_ seed: UInt64) throws {
    let terminal = try Self.terminal(["MVC"])
    let settings = terminal.settings
    try terminal.start()
    terminal.readToPrompt()
    var generator = SplitMix64(seed: seed)
    // Ctrl-C and Ctrl-D would end it at once, and Ctrl-Z stop it.
    let bytes = (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    terminal.type(bytes.filter { ![0x03, 0x04, 0x1A].contains($0) })
    // Output that Ctrl-S holds back continues with Ctrl-Q.
    terminal.readToEnd(typing: [0x11, 0x03])
    #expect(terminal.code == 0 && !settings.isEmpty && terminal.settings == settings)
  }

  @Test(
    "leaves the terminal as it was, however it ends",
    arguments: [
      ("\u{3}", nil, 0), ("\u{4}", nil, 0), ("quit\r", nil, 0), ("ro", SIGINT, 130), ("", SIGTERM, 143),
      ("", SIGHUP, 129), ("", SIGQUIT, 131),
    ] as [(String, Int32?, Int32)]
  )
  func ends(_ typed: String, _ signal: Int32?, _ code: Int32) throws {
    let terminal = try Self.terminal(["VIPER"])
    let settings = terminal.settings
    try terminal.start()
    terminal.readToPrompt()
    #expect(terminal.settings != settings, "a line is edited byte by byte")
    terminal.type(typed.utf8)
    if let signal { terminal.send(signal) }
    terminal.readToEnd()
    #expect(terminal.code == code && !settings.isEmpty && terminal.settings == settings)
  }

  @Test("ends when the window is closed")
  func closedWindow() throws {
    let terminal = try Self.terminal(["MVP", "VIPER"])
    try terminal.start()
    terminal.type(line: "row 1")
    terminal.readToPrompt()
    terminal.closeWindow()
    #expect(terminal.code != nil)
  }

  @Test("goes on when the window gets another size")
  func resized() throws {
    let terminal = try Self.terminal(["MVP", "VIPER"])
    try terminal.start()
    for columns: UInt16 in [300, 1, 0, 80] {
      terminal.readToPrompt()
      terminal.resize(columns: columns)
      terminal.type(line: "look")
    }
    terminal.type(line: "quit")
    terminal.readToEnd()
    #expect(terminal.code == 0 && terminal.output.components(separatedBy: "> look\n").count == 5)
  }

  @Test("Ctrl-Z stops it, with the terminal as it was; then it goes on with the line as it was")
  func suspended() throws {
    let terminal = try Self.terminal(["MVC"])
    let settings = terminal.settings
    try terminal.start()
    terminal.readToPrompt()
    terminal.type("lo".utf8)
    for _ in 0..<20 {
      terminal.type([0x1A])
      terminal.waitUntilStopped()
      #expect(!settings.isEmpty && terminal.settings == settings)
      terminal.send(SIGCONT)
      terminal.readOn(to: "\r\u{1B}[K> lo")
    }
    terminal.type("ok\rquit\r".utf8)
    terminal.readToEnd()
    #expect(terminal.code == 0 && terminal.output.contains("> look\n┌"))
  }

  @Test("has its settings again and draws the line when it is stopped and continued by others")
  func continued() throws {
    let terminal = try Self.terminal(["MVC"])
    try terminal.start()
    terminal.readToPrompt()
    let settings = terminal.settings
    terminal.type("qu".utf8)
    terminal.readOn(to: "qu")
    terminal.send(SIGSTOP)
    terminal.waitUntilStopped()
    terminal.changeSettings()
    terminal.send(SIGCONT)
    terminal.readOn(to: "\r\u{1B}[K> qu")
    #expect(terminal.settings == settings)
    terminal.type("it\r".utf8)
    terminal.readToEnd()
    #expect(terminal.code == 0 && terminal.output.hasSuffix("> quit\n"))
  }

  @Test("moves the cursor by columns: a wide character has two")
  func wideCharacters() throws {
    let terminal = try Self.terminal(["MVC"])
    try terminal.start()
    terminal.readToPrompt()
    terminal.type("山a\u{1B}[D".utf8)
    terminal.readOn(to: "\r\u{1B}[K> 山a\u{1B}[1D")
    terminal.type("\u{1B}[D".utf8)
    terminal.readOn(to: "\r\u{1B}[K> 山a\u{1B}[3D")
    terminal.type([0x03])
    terminal.readToEnd()
    #expect(terminal.code == 0)
  }

  @Test(
    "A script and the same words typed give the same, each at its prompt or all ahead",
    arguments: [["MVC"], ["MVP", "VIPER"]],
    [false, true]
  )
  func transcript(_ names: [String], isAhead: Bool) throws {
    let lines = [
      "row 2", "type Ada", "tap Save", "back", "jump", "type 2", "fail", "pull", "tap Retry", "objects", "quit",
    ]
    let script = try TemporaryFile(lines.joined(separator: "\n"))
    let followed = try FinishedProgram(Self.program, ["play"] + names + ["--script", script.path])
    let terminal = try Self.terminal(names)
    try terminal.start()
    if isAhead {
      terminal.readToPrompt()
      terminal.type(lines.map { "\($0)\r" }.joined().utf8)
    } else {
      for line in lines { terminal.type(line: line) }
    }
    terminal.readToEnd()
    #expect(followed.code == 0 && terminal.code == 0)
    #expect(terminal.output == followed.output)
  }

  @Test("--step performs a line of the script at each Return, and other lines in between; then the script has ended")
  func steps() throws {
    let script = try TemporaryFile("row 2\n\nback\n")
    let terminal = try Self.terminal(["MVC", "--step", "--script", script.path])
    try terminal.start()
    for line in ["", "look", " ", "", "quit"] { terminal.type(line: line) }
    terminal.readToEnd()
    let followed = try FinishedProgram(Self.program, ["play", "MVC", "--script", script.path])
    let turns = terminal.output.components(separatedBy: "\n> ").dropFirst().map { $0.prefix { $0 != "\n" } }
    #expect(turns == ["", "row 2", "look", " ", "back", "", "quit"], "\(terminal.output)")
    #expect(terminal.output.contains("> \nthe script has ended; type help for a list\n> quit\n"))
    let parts = followed.output.split(separator: "\n> ")
    #expect(parts.count == 3 && parts.allSatisfy { terminal.output.contains($0) }, "\(terminal.output)")
    #expect(terminal.code == 0 && terminal.output.hasPrefix("press Return for the next line of the script\n"))
  }

  @Test("After a script, a person types on; a script that quits has the last word")
  func afterScript() throws {
    let script = try TemporaryFile("row 2\nback")
    let terminal = try Self.terminal(["MVC", "--script", script.path])
    try terminal.start()
    terminal.type(line: "fail")
    terminal.type(line: "pull")
    terminal.type(line: "quit")
    terminal.readToEnd()
    #expect(terminal.code == 0 && terminal.output.contains("> back\n"))
    #expect(terminal.output.contains("> pull\n") && terminal.output.contains("( Retry )"), "\(terminal.output)")
    let ending = try TemporaryFile("row 2\nquit")
    let other = try Self.terminal(["MVC", "--script", ending.path])
    try other.start()
    other.readToEnd(typing: [0x04])
    #expect(other.code == 0 && other.output.hasSuffix("> quit\n"))
  }

  private static let program = Built.folder.appending(path: "workbench")

  private static func terminal(_ names: [String]) throws -> PseudoTerminal {
    try PseudoTerminal(program, ["play"] + names)
  }
}
