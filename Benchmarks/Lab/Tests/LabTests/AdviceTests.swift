import Claims
import CommandFixtures
import Contenders
import Foundation
import Instruments
import LabFixtures
import Suites
import TestSupport
import Testing
import WholeLineup

/// Tests that the advice names the documents' mistakes: followed, it leaves no leak, and no object without an owner.
@Suite("The advice on what leaks", .long())
struct AdviceTests {
  @Test("is what a flaw's own file names as its cause", arguments: Lineup.flawed)
  func isTheCause(_ contender: Contender) throws {
    let flaw = try #require(contender.flaw)
    let remedy = try Self.leaks(of: contender).left.remedy
    #expect(Set(remedy.weaken + remedy.release) == Set(flaw.cause), "\(remedy.text)")
    #expect(remedy.choices.count <= 1)
  }

  @Test("weakens all that a patch has made strong, and nothing else", arguments: ["MVP.strong", "VIPER.strong"])
  func isThePatch(_ id: String) throws {
    let contender = try #require(Lineup.flawed.first { $0.id == id })
    let patches = id == "VIPER.strong" ? ["VIPER.references/2", "VIPER.references/3", "VIPER.references/4"] : [id]
    let strong = try patches.flatMap(Self.madeStrong)
    #expect(try Self.leaks(of: contender).left.remedy.choices.map { $0.map(\.label) } == [strong.sorted()])
  }

  @Test(
    "weakens a choice of VIPER's strong references that leaves a wiring without leaks",
    arguments: Lineup.wirings
  )
  func isAWiringThatDoesNotLeak(_ wiring: Wiring) throws {
    let names = try Dictionary(
      uniqueKeysWithValues: Lineup.references.keys.flatMap { number in
        try Self.madeStrong(by: "VIPER.references/\(number)").map { ($0, number) }
      }
    )
    let leaks = try Self.leaks(of: wiring.contender)
    #expect((leaks.remains == .none) == wiring.strong.isEmpty)
    #expect(leaks.left.remedy.choices.isEmpty == wiring.strong.isEmpty && leaks.left.remedy.release.isEmpty)
    for choice in leaks.left.remedy.choices {
      let weak = Set(choice.compactMap { names[$0.label] })
      #expect(weak.count == choice.count && weak.isSubset(of: wiring.strong), "\(choice)")
      let followed = try #require(Lineup.wirings.first { $0.strong == wiring.strong.subtracting(weak) })
      #expect(try Self.leaks(of: followed.contender).remains == .none, "\(followed)")
    }
  }

  @Test("is empty if 4V's view holds its view model otherwise: nothing leaks", arguments: Lineup.viewModelReferences)
  func isNone(_ contender: Contender) throws {
    let leaks = try Self.leaks(of: contender)
    #expect(leaks.remains == .none && leaks.left.remedy == Remedy())
  }

  @Test("distinguishes objects that linger from objects that grow in number")
  func tellsThemApart() throws {
    let remains = try ["MVVMC", "MVVMC.deafToBack", "MVVMC.hoarding"].map { id in
      try Self.leaks(of: try #require(Lineup.all.first { $0.id == id })).remains
    }
    #expect(remains == [.none, .lingers, .grows])
  }

  @Test("names the coordinator that lingers, and in which scenarios")
  func namesWhatLingers() throws {
    let answer = try Probes.answer(Self.probes.require().retention(contenders: ["MVVMC.deafToBack"], trips: 3))
    let lingering = answer.retention.filter { $0.remains == .lingers }
    #expect(lingering.map(\.scenario) == ["back", "swipe", "replace", "rename"])
    for census in lingering {
      #expect(census.lingering.byType["MVVMC_deafToBack.UserDetailsCoordinator"] == 1)
      // Objects that are not the app's own, and not held by these, are not reported.
      #expect(census.lingering.byType["HeadlessUIKit.Transition"] == nil)
      #expect(census.lingering.remedy == Remedy(release: ["DashboardCoordinator.childCoordinators[]"]))
    }
    #expect(answer.retention.allSatisfy { $0.leftByTrips.isEmpty && $0.leftByEnd.isEmpty })
  }

  private static let probes = Probes("lab-probe")

  private static func leaks(of contender: Contender) throws -> ContenderLeaks {
    let answer = try Probes.answer(Self.probes.require().retention(contenders: [contender.id], trips: 2))
    return try #require(answer.leaks.first)
  }

  /// Returns the stored properties that a patch of one file makes strong, as `Type.field`: the file is named for Type.
  private static func madeStrong(by patch: String) throws -> [String] {
    let folder = Project.root.appending(path: "Benchmarks/Lab/AsPublished/\(patch)")
    let series = (try? String(contentsOf: folder.appending(path: "series"), encoding: .utf8)) ?? "flaw.patch"
    return try series.split(separator: "\n").flatMap { name in
      let lines = try String(contentsOf: folder.appending(path: String(name)), encoding: .utf8).split(separator: "\n")
      let type = lines.compactMap { $0.firstMatch(of: #/^\+\+\+ .*/(\w+)\.swift$/#)?.output.1 }.first ?? ""
      func fields(_ sign: String) -> [Substring] {
        lines.filter { $0.hasPrefix(sign) }.compactMap {
          $0.firstMatch(of: #/^. +(?:private )?(?:private\(set\) )?var (\w+):/#)?.output.1
        }
      }
      let before = fields("-")
      return fields("+").filter { !before.contains($0) }.map { "\(type).\($0)" }
    }
  }
}
