import CommandFixtures
import Contenders
import Foundation
import HeadlessUIKit
import Suites
import TestSupport
import Testing

@testable import Command

@Suite("play")
struct PlayVerbTests {
  @Test("does what is typed, and draws the screen after each line", arguments: Lineup.patterns)
  func plays(_ contender: Contender) async throws {
    let turns = try await PlayTurns(["row 2", "type Ada", "tap save", "back", "type 2"], [contender.id])
    #expect(turns["row 2"]?.contains("[ Tomasz Zieliński ]") == true, "\(turns)")
    #expect(turns["tap save"]?.contains("‹ Dashboard  Ada ") == true, "\(turns)")
    #expect(turns["back"]?.contains("│ Ada  ") == true && turns["type 2"]?.contains("│ Ada  ") == true, "\(turns)")
  }

  @Test("tells the objects that are made and released, so that a screen that stays is seen")
  func lifetimes() async throws {
    let turns = try await PlayTurns(["row 1", "back"], ["MVP"])
    let screen = "UserDetailsPresenter, UserDetailsView, UserDetailsViewController"
    #expect(turns["row 1"]?.contains("created: \(screen)\n") == true, "\(turns)")
    #expect(turns["back"]?.contains("released: \(screen)\n") == true, "\(turns)")
  }

  @Test("swipes back, and gives a swipe up")
  func swipes() async throws {
    let turns = try await PlayTurns(["swipe", "row 1", "swipe half", "objects", "swipe", "swipe far"], ["MVP"])
    #expect(turns["swipe half"]?.contains("‹ Dashboard") == true, "\(turns)")
    #expect(turns["swipe half"]?.contains("released") == false, "\(turns)")
    #expect(turns["objects"]?.contains("UserDetailsPresenter") == true, "\(turns)")
    #expect(turns["swipe"]?.contains("released: UserDetailsPresenter") == true, "\(turns)")
    #expect(turns["swipe far"]?.contains("expected: swipe") == true, "\(turns)")
  }

  @Test("lets a request fail or wait, and be answered by hand")
  func requests() async throws {
    let lines = ["fail", "pull", "tap Retry", "hang", "row 1", "type Ada", "tap Save", "refuse", "answer"]
    let turns = try await PlayTurns(lines, ["VIPER"])
    #expect(turns["pull"]?.contains("( Retry )") == true && turns["tap Retry"]?.contains("Retry") == false, "\(turns)")
    #expect(turns["tap Save"]?.contains("( Save ) disabled") == true, "\(turns)")
    #expect(
      turns["refuse"]?.contains("( Save )\n") == false && turns["refuse"]?.contains("disabled") == false,
      "\(turns)"
    )
    #expect(turns["answer"]?.contains("no request waits") == true, "\(turns)")
  }

  @Test("draws two side by side, and marks the lines that are not alike")
  func differences() async throws {
    let faulty = Contender(UnlinkedApp.self)
    let turns = try await PlayTurns(
      ["type 1", "link users://user/2"],
      ["MVC", faulty.id],
      lineup: [Lineup.patterns[0], faulty]
    )
    #expect(
      turns["type 1"]?.contains("≠") == false && turns["link users://user/2"]?.contains(" ≠ ") == true,
      "\(turns)"
    )
  }

  @Test(
    "refuses a line that it cannot do, in one line",
    arguments: [
      ("jump", "there is no command \"jump\""), ("swpe", "did you mean swipe?"), ("screen", "expected: screen MVC"),
      ("calls often", "expected: calls or calls on or calls off"), ("rename 99 X", "there is no user with ID 99"),
      ("row", "expected: row 2"), ("row x", "expected: row 2"),
      ("row 0", "expected: row 2"),
      ("row -9223372036854775808", "expected: row 2"), ("row 99", "row 99 is out of sight"),
      ("tap Nothing", "there is no button \"Nothing\""), ("back 3", "expected: back"), ("rename 1", "expected: rename"),
    ]
  )
  func refuses(_ line: String, naming reason: String) async throws {
    let told = try #require(try await PlayTurns([line], ["MVC"])[line])
    #expect(told.split(separator: "\n").count == 1 && told.contains(reason), "\(told)")
  }

  @Test("needs one name or two, and a script that is there")
  func usage() async {
    for words in [["play"], ["play", "MVC", "MVP", "VIPER"]] {
      #expect(await CommandRun(words).refused(.usage, naming: "one name is expected, or two"))
    }
    #expect(await CommandRun(["play", "MVC", "--script", "/nowhere"]).refused(.noInput, naming: "/nowhere"))
    #expect(
      await CommandRun(["play", "MVC", "--script", "/"]).refused(.noInput, naming: "/: cannot be read (Is a dir")
    )
    #expect(await CommandRun(["play", "MVC", "--script", ""]).refused(.usage, naming: "name of the file is empty"))
    #expect(await CommandRun(["play", "MVC", "--script", "/dev/zero"]).refused(.badData, naming: "1048576 bytes"))
    let empty = await CommandRun(["play", "MVC", "--script", "/dev/null"])
    #expect(empty.refused(.badData, naming: "/dev/null, line 1: no line is an action"))
  }

  @Test("follows a script with any line ends, in UTF-8 or UTF-16 with a mark", arguments: OtherText.forms)
  func scriptForms(_ form: OtherText) async throws {
    let script = "look\nrow 1\n"
    let (file, other) = (try TemporaryFile(script), try TemporaryFile(""))
    try form.data(of: script).write(to: URL(filePath: other.path))
    let run = await CommandRun(["play", "MVC", "--script", other.path])
    let expected = await CommandRun(["play", "MVC", "--script", file.path]).output
    #expect(run.code == 0 && run.output == expected)
  }

  @Test("names the line of a script that is not UTF-8")
  func scriptBytes() async throws {
    let file = try TemporaryFile("")
    try Data("look\r\nback\n".utf8 + [0xFF, 0x0A]).write(to: URL(filePath: file.path))
    #expect(
      await CommandRun(["play", "MVC", "--script", file.path]).refused(.badData, naming: ", line 3: this is not")
    )
  }

  @Test("sends no control characters of a source or of a line to the terminal, and draws the frame straight")
  func controlCharacters() async throws {
    let users = try TemporaryFile(#"[{"id": 1, "name": "\u001b[2J\u202ered", "username": "u"}]"#)
    let script = try TemporaryFile("type \u{1B}[31m\nrow 1\ntap \u{7}\n")
    let run = await CommandRun(["play", "MVC", "--source", users.path, "--script", script.path])
    #expect(
      run.code == 0 && run.output.contains(#"\u{1B}[2J\u{202E}red  "#) && run.output.contains(#"[ \u{1B}[31m ]"#)
    )
    #expect(!run.output.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
    let widths = run.output.split(separator: "\n").filter { $0.hasPrefix("│") }.map(\.count)
    #expect(Set(widths) == [48], "\(run.output)")
  }

  @Test("draws frames straight around wide names and whole joined ones", arguments: ["MVC", "MVP VIPER"])
  func wideNames(_ apps: String) async throws {
    let names = ["山田太郎", "می\u{200C}خوانم", "👨\u{200D}👩\u{200D}👧", String(repeating: "山", count: 30)]
    let records = names.enumerated().map { #"{"id": \#($0), "name": "\#($1)"}"# }
    let users = try TemporaryFile("[\(records.joined(separator: ","))]")
    let script = try TemporaryFile("look\nrow 3\n")
    let words = apps.split(separator: " ").map(String.init)
    let run = await CommandRun(["play"] + words + ["--source", users.path, "--script", script.path])
    let lines = run.output.split(separator: "\n").filter { "┌│└".contains($0.prefix(1)) }
    #expect(run.code == 0 && Set(lines.map(\.columns)) == [words.count == 1 ? 48 : 79], "\(run.output)")
    #expect(names.dropLast().allSatisfy { run.output.contains("│ \($0) ") }, "\(run.output)")
  }
}
