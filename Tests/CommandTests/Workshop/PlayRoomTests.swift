import CommandFixtures
import Contenders
import Foundation
import Suites
import TestSupport
import Testing

@testable import Command

@Suite("play can be read in a room")
struct PlayRoomTests {
  @Test("Two apps fit a terminal of 80 columns and 24 rows, and their screens come last")
  func size() async throws {
    let lines = [
      "row 2", "type Ada", "tap Save", "back", "type 3", "fail", "pull", "tap Retry", "link users://user/2",
      "tap Close", "help",
    ]
    for (one, other) in zip(Lineup.patterns, Lineup.patterns.dropFirst()) {
      let turns = try await PlayTurns(lines, [one.id, other.id])
      for (line, text) in [("", turns.start)] + turns.turns {
        let rows = text.split(separator: "\n")
        // The last row has the prompt.
        #expect(rows.count < 24 && rows.allSatisfy { $0.count <= 80 }, "\(line)\n\(text)")
        let isDrawn = !["fail", "help"].contains(line)
        #expect(!isDrawn || ["┘", "╝"].contains(rows.last?.last), "\(line)\n\(text)")
      }
    }
  }

  @Test("Each screen and each change has its architecture's name")
  func names() async throws {
    let turns = try await PlayTurns(["row 1", "objects", "back"], ["MVC", "MVP"])
    for text in [turns.start, turns["row 1"], turns["back"]] {
      #expect(text?.contains("\n┌─ MVC ──") == true && text?.contains("   ┌─ MVP ──") == true, "\(turns)")
    }
    #expect(turns.start.hasPrefix("MVC: 4 objects\nMVP: 10 objects\n"), "\(turns)")
    #expect(turns["row 1"]?.hasPrefix("MVC created: UserDetailsViewController\nMVP created: ") == true, "\(turns)")
    #expect(turns["objects"]?.hasPrefix("MVC alive: ") == true && turns["objects"]?.contains("\nMVP alive: ") == true)
  }

  @Test("Types are named without addresses, modules and generic arguments")
  func types() async throws {
    let alive = try #require(try await PlayTurns(["objects"], ["MVVMC"])["objects"])
    #expect(alive.contains("× Variable") && !alive.contains { "<>$".contains($0) }, "\(alive)")
  }

  @Test("The screen of one app is shown at its full width, and only an app that takes part has one")
  func screen() async throws {
    let turns = try await PlayTurns(["screen vip-vm", "screen VIPER", "screen"], ["MVC", "VIPVM"])
    let rows = try #require(turns["screen vip-vm"]).split(separator: "\n")
    #expect(rows.first?.hasPrefix("┌─ VIPVM ──") == true && Set(rows.map(\.count)) == [48], "\(rows)")
    #expect(turns["screen VIPER"] == "there is no app \"VIPER\" here; there are: MVC, VIPVM\n")
    #expect(turns["screen"] == "expected: screen MVC\n")
  }

  #if DEBUG
    @Test("Calls are hidden until they are asked for, once or always")
    func calls() async throws {
      let lines = ["calls", "row 1", "calls ", "calls on", "type A", "calls off", "type B", "back"]
      let turns = try await PlayTurns(lines, ["MVC", "MVP"])
      let called = turns.turns.filter { $0.text.contains("MVC calls:") && $0.text.contains("MVP calls:") }.map(\.line)
      #expect(!turns.start.contains("calls:") && called == ["calls", "calls ", "type A"], "\(turns)")
      #expect(turns["calls"]?.contains(" DashboardViewController.init(") == true, "\(turns)")
      #expect(turns["calls "]?.contains("\n  UserListViewController.tableView(") == true, "\(turns)")
      #expect(try await PlayTurns(["row 99", "calls"], ["MVC"])["calls"] == "MVC calls: none\n")
    }

    @Test("--calls shows them from the launch on, before the screens")
    func callsOption() async throws {
      let turns = try await PlayTurns(["row 1"], ["MVP", "--calls"])
      for text in [turns.start, turns["row 1"] ?? ""] {
        let place = try #require(text.firstRange(of: "MVP calls:\n  "), "\(text)")
        #expect(text[place.upperBound...].contains("\n┌─ MVP ──"), "\(text)")
      }
    }

    @Test("More calls than a trace keeps are not passed off as none, and do not hinder the app")
    func manyCalls() async throws {
      let start = try await PlayTurns(["look"], ["VIPER", "--calls", "--users", "100000"]).start
      #expect(start.contains("VIPER calls:\n  there are more calls than a trace keeps\n"), "\(start)")
      #expect(start.contains("The system has 100000 users"), "\(start)")
    }
  #else
    @Test("Calls are refused with the reason: this is a build for release")
    func calls() async throws {
      #expect(await CommandRun(["play", "MVC", "--calls"]).refused(.unavailable, naming: "built for debugging"))
      for line in ["calls", "calls on"] {
        #expect(try await PlayTurns([line], ["MVC"])[line]?.hasPrefix("only what is built for debugging") == true)
      }
    }
  #endif

  @Test("A long text is continued, a title is cut before its button; what differs in a part that is cut is marked")
  func narrow() {
    let screens = ["1", "2"].map { end in
      let lines = [
        "‹ Dashboard  Tomasz Zieliński      ( Close )", "The server answered with HTTP status 500.",
        "An extraordinarily long name of a person \(end) ⓘ",
      ]
      return PlayScreen(Self.picture(lines), of: end == "1" ? "MVC" : "VIPER.printed")
    }
    let rows = PlayScreen.sideBySide(screens)
    #expect(Set(rows.map(\.count)) == [79], "\(rows)")
    #expect(rows[1].hasPrefix("│ ‹ Dashboard  Tomasz Zie… ( Close ) │   │ ‹"), "\(rows)")
    #expect(rows[2].hasPrefix("│ The server answered with HTTP      │   │ The"), "\(rows)")
    #expect(rows[3].hasPrefix("│ status 500.                        │   │ status 500."), "\(rows)")
    #expect(rows[4].hasPrefix("│ An extraordinarily long name of… ⓘ │ ≠ │ An"), "\(rows)")
  }

  @Test("The guide's scripts do what it says: no line is refused; MVC makes one object, VIPER four, all released")
  func guide() async throws {
    let folder = Project.root.appending(path: "docs/workshop")
    for name in ["first-steps", "one-tap"] {
      let script = try String(contentsOf: folder.appending(path: "\(name).txt"), encoding: .utf8)
      let turns = try await PlayTurns(script.split(separator: "\n").map(String.init), ["MVC", "VIPER"])
      for (line, text) in turns.turns {
        #expect(text.contains(line == "objects" ? " alive: " : "└──"), "\(line): \(text)")
      }
      let text = turns.turns.map(\.text).joined().replacing(#/\n  /#, with: " ")
      for (architecture, count) in [("MVC", 1), ("VIPER", 4)] {
        for verb in ["created", "released"] {
          let lists = text.matches(
            of: try Regex("(?m)^\(architecture) \(verb): (.*)$", as: (Substring, Substring).self)
          )
          #expect(!lists.isEmpty && lists.allSatisfy { $0.1.split(separator: ", ").count == count }, "\(text)")
        }
      }
    }
  }

  /// A window's picture with lines of text.
  private static func picture(_ lines: [String]) -> String {
    let rule = String(repeating: "─", count: 46)
    let framed = lines.map { "│ \($0)\(String(repeating: " ", count: 44 - $0.count)) │" }
    return (["┌\(rule)┐"] + framed + ["└\(rule)┘"]).joined(separator: "\n")
  }
}
