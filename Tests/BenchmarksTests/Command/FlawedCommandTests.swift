import Command
import Flaws
import Lineup
import Suites
import TestSupport
import Testing
import WholeLineup

@Suite("A flawed wiring that is named", .serialized, .long())
@MainActor struct FlawedCommandTests {
  @Test("is checked, whatever else is compared")
  func check() async {
    let run = await CommandRun(["check", "--pattern", "viper.STRONG", "--filter", "^(15-after-close|01)"])
    #expect(run.code == 1, "\(run)")
    #expect(
      run.output.hasPrefix("VIPER.strong  1 of 2 passed\n") && run.output.contains("\n  FAILED  15-after-close"),
      "\(run)"
    )
  }

  @Test("is checked in a process of its own if it would end this one")
  func checkApart() async {
    let run = await CommandRun(["check", "--pattern", "FourV.unowned", "--filter", "^(01|17-the-app-s-end-cancels)"])
    #expect(run.code == 1 && run.output.hasPrefix("FourV.unowned  1 of 2 passed\n"), "\(run)")
    #expect(run.output.contains("          the process ended: signal"), "\(run)")
  }

  @Test("is walked beside its sibling")
  func walk() async {
    let run = await CommandRun(["walk", "--pattern", "VIPER", "--pattern", "VIPER.strong"])
    #expect(run.code == 1 && run.output.contains("VIPER.strong differs from"), "\(run)")
  }

  @Test("is not timed, because it does not pass")
  func run() async {
    let run = await CommandRun(["run", "--pattern", "VIPVM.stale", "--budget", "1", "--suite", "binding"])
    #expect(run.code == 1 && run.output.contains("VIP-VM.stale"), "\(run)")
  }

  @Test("is checked, with its provenance: printed, a stance, warned of, easily made")
  func provenance() async throws {
    let wirings = [
      "MVP.strong": "easily made after 003", "MVVMC.deafToBack": "a stance in 002", "VIPVM.stale": "warned of in 004",
      "FourV.silent": "printed in 000",
    ]
    let run = await CommandRun(["check", "--filter", "^01"] + wirings.keys.flatMap { ["--pattern", $0] })
    let lines = run.output.split(separator: "\n")
    for (name, provenance) in wirings {
      let summary = try #require(Lineup.flawed.first { $0.id == name }?.summary)
      #expect(lines.contains { $0.hasPrefix("\(name) is \(provenance), ") && $0.hasSuffix(": \(summary).") }, "\(run)")
    }
  }

  @Test("is listed apart, with its provenance and its fault")
  func list() async throws {
    let text = await CommandRun(["list"]).output
    let apart = try #require(text.split(separator: "\n\n").first { $0.hasPrefix("takes part when named") })
    for flawed in Lineup.asPublished {
      let row = apart.split(separator: "\n").first { $0.hasPrefix("\(flawed.id) ") }
      #expect(row?.contains(flawed.flaw?.provenance ?? "wiring") == true && row?.hasSuffix(flawed.summary) == true)
    }
    #expect(!text.split(separator: "\n\n")[0].contains("strong"))
  }

  @Test("takes no part if no contender is named")
  func restsOtherwise() async {
    let run = await CommandRun(["check", "--filter", "^01"])
    #expect(run.code == 0 && !run.output.contains("."), "\(run)")
  }
}
