import Contenders
import Foundation
import Records
import Suites
import TestSupport
import Testing
import UsersInterface

@testable import ChangeCosts

@Suite("The cost of moving from one architecture to another")
struct MoveCostsTests {
  /// A function of twelve tokens.
  private static func piece(_ name: String) -> String { "func \(name)() { a.b(c) }\n" }

  private func module(_ name: String, _ files: [String: String]) -> ModuleTokens {
    ModuleTokens(name, files: files, roles: ["View", "Presenter"])
  }

  private func cost(_ one: [String: String], _ other: [String: String]) -> (there: Int?, back: Int?) {
    let costs = MoveCosts(between: [module("A", one), module("B", other)])
    return (costs.move(from: "A", to: "B")?.written, costs.move(from: "B", to: "A")?.written)
  }

  @Test("is nothing between two that are the same, comments and layout apart")
  func same() {
    let text = Self.piece("f") + Self.piece("g")
    let moved = "// Here.\n" + text.replacing("{", with: "{\n")
    #expect(cost(["View.swift": text], ["View.swift": moved]) == (0, 0))
  }

  @Test("leaves out pieces that stand elsewhere, in another order or another file")
  func moved() {
    let one = ["View.swift": Self.piece("f") + Self.piece("g")]
    let other = ["Presenter.swift": Self.piece("g"), "View.swift": "let x = y\n" + Self.piece("f")]
    // let x = y
    #expect(cost(one, other) == (4, 0))
  }

  @Test("has no piece that goes over the end of a file, or is too short")
  func ends() {
    let text = Self.piece("f")
    let halves = ["A.swift": "func f() { a", "B.swift": ".b(c) }"]
    #expect(cost(["A.swift": text], halves) == (12, 12))
    #expect(cost(halves, halves) == (12, 12))
    let shorter = MoveCosts(between: [module("A", ["A.swift": text]), module("B", halves)], piecesOf: 6)
    #expect(shorter.move(from: "A", to: "B")?.written == 0)
  }

  @Test("counts a name that is another one, and what it separates from the rest")
  func names() {
    #expect(cost(["View.swift": Self.piece("f")], ["View.swift": Self.piece("g")]) == (12, 12))
    // What stands before the name is long enough, and what stands behind it is not.
    let text = Self.piece("f") + "let name = 1"
    #expect(cost(["View.swift": text], ["View.swift": text.replacing("name", with: "other")]) == (3, 3))
  }

  @Test("takes a piece that stands once for one place only")
  func once() {
    let twice = Self.piece("f") + Self.piece("f")
    #expect(cost(["View.swift": Self.piece("f")], ["View.swift": twice]) == (12, 0))
  }

  @Test("takes the longest pieces first")
  func longest() {
    // The beginning of the piece stands in the first file, too.
    let (short, long) = (Self.piece("f"), Self.piece("f") + Self.piece("g"))
    let one = ["A.swift": short, "B.swift": long]
    #expect(cost(one, ["A.swift": long]) == (0, 12))
    #expect(cost(one, ["A.swift": long, "B.swift": short + "x"]) == (1, 0))
  }

  @Test("is told by the role of the target's file, with what goes")
  func roles() throws {
    let one = module("A", ["View.swift": Self.piece("f") + "let gone = 1"])
    let other = module("B", ["ListView.swift": Self.piece("f") + "let x", "ListPresenter.swift": Self.piece("g")])
    let costs = MoveCosts(between: [one, other])
    let move = try #require(costs.move(from: "A", to: "B"))
    #expect(move.writtenByRole == ["View": 1, "Presenter": 12])
    // The word `let` is common, too.
    #expect(move.written == 13 && move.removed == 3 && move.kept == 13)
    #expect(costs.move(from: "B", to: "A")?.written == 3 && costs.tokens == ["A": 16, "B": 26])
    #expect(costs.figures(of: "B")["tokens to write on the cheapest move to it"] == 13)
    #expect(costs.figures(of: "B")["tokens to write on the cheapest move away"] == 3)
    #expect(costs.move(from: "A", to: "A") == nil && costs.figures(of: "C") == [:])
  }

  @Test("has the noise of another version of the target, and of another least length")
  func noise() throws {
    func text(_ count: Int) -> String { (0..<count).map { "word\($0)\n" }.joined() }
    let modules = [module("A", ["View.swift": text(20)]), module("B", ["View.swift": text(30)])]
    let costs = MoveCosts(between: modules)
    let other = module("B_other", ["View.swift": text(35)])
    let noise = MoveNoise(of: costs, between: modules, versions: ["B": [other]])
    let version = try #require(noise.versions.first)
    #expect(version.apart == 5 && version.toFirst == ["A": 10] && version.toSecond == ["A": 15])
    #expect(version.difference == 0.5 && version.agreement == 1)
    #expect(MoveNoise.agreement(costs, costs) == 1)
    let turned = MoveCosts(between: [module("A", ["View.swift": text(30)]), module("B", ["View.swift": text(20)])])
    #expect(MoveNoise.agreement(costs, turned) == 0)
    // Two moves that one of both counts as equal are not ordered otherwise.
    let equal = MoveCosts(between: [module("A", ["View.swift": text(20)]), module("B", ["View.swift": text(20)])])
    #expect(MoveNoise.agreement(costs, equal) == 1)
  }

  @Test("of the six is the target's tokens without the common ones, and the smallest architectures are the nearest")
  func six() throws {
    let package = PackageFolder(root: Project.root)
    let modules = try Lineup.patterns.map {
      try ModuleTokens(of: $0.id, in: package, roles: $0.architecture.roles)
    }
    let costs = MoveCosts(between: modules)
    #expect(costs.moves.count == 30)
    for move in costs.moves {
      let back = try #require(costs.move(from: move.target, to: move.source))
      #expect(move.written == back.removed && move.removed == back.written && move.kept == back.kept)
      #expect(move.written + move.kept == costs.tokens[move.target])
      #expect(move.kept > 0, "\(move.source) and \(move.target) have nothing in common")
    }
    let away = costs.moves.filter { $0.source == "MVC" }
    #expect(away.min { $0.written < $1.written }?.target == "MVP")
  }

  @Test("has as other versions of the six the variants, those that are patches with the rest of the architecture")
  func versions() throws {
    let package = PackageFolder(root: Project.root)
    for contender in Lineup.patterns {
      let roles = contender.architecture.roles
      let first = try ModuleTokens(of: contender.id, in: package, roles: roles)
      let versions = try ModuleTokens.versions(of: contender.id, in: package, roles: roles)
      #expect(!versions.isEmpty, "\(contender.id)")
      for version in versions {
        let moves = MoveCosts.Move.both(first, version, piecesOf: MoveCosts.leastPiece)
        #expect(moves[0].written > 0 && moves[0].kept > first.count / 4, "\(version.module)")
      }
    }
  }
}
