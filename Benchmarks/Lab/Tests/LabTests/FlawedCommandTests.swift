import Command
import CommandFixtures
import Contenders
import Foundation
import LabFixtures
import Suites
import TestSupport
import Testing
import WholeLineup

@Suite("A flawed wiring that is named", .serialized, .long())
@MainActor struct FlawedCommandTests {
  @Test("is checked, whatever else is compared")
  func check() async {
    let run = await CommandRun(inLab: ["check", "--pattern", "viper.STRONG", "--filter", "^(15-after-close|01)"])
    #expect(run.code == 1, "\(run)")
    #expect(
      run.output.hasPrefix("VIPER.strong  1 of 2 passed\n") && run.output.contains("\n  FAILED  15-after-close"),
      "\(run)"
    )
  }

  @Test("is checked in a process of its own if it would end this one")
  func checkApart() async {
    let run = await CommandRun(inLab: [
      "check", "--pattern", "FourV.unowned", "--filter", "^(01|17-the-app-s-end-cancels)",
    ])
    #expect(run.code == 1 && run.output.hasPrefix("FourV.unowned  1 of 2 passed\n"), "\(run)")
    #expect(run.output.contains("          the process ended: signal"), "\(run)")
  }

  @Test("is walked beside its sibling")
  func walk() async {
    let run = await CommandRun(inLab: ["walk", "--pattern", "VIPER", "--pattern", "VIPER.strong"])
    #expect(run.code == 1 && run.output.contains("VIPER.strong differs from"), "\(run)")
  }

  @Test("is not timed, because it does not pass")
  func run() async {
    let run = await CommandRun(inLab: ["run", "--pattern", "VIPVM.stale", "--budget", "1", "--suite", "binding"])
    #expect(run.code == 1 && run.output.contains("VIP-VM.stale"), "\(run)")
  }

  @Test("is checked, with its provenance: printed, a stance, warned of, easily made")
  func provenance() async throws {
    let wirings = [
      "MVP.strong": "easily made after 003", "MVVMC.deafToBack": "a stance in 002", "VIPVM.stale": "warned of in 004",
      "FourV.silent": "printed in 000",
    ]
    let run = await CommandRun(inLab: ["check", "--filter", "^01"] + wirings.keys.flatMap { ["--pattern", $0] })
    let lines = run.output.split(separator: "\n")
    for (name, provenance) in wirings {
      let summary = try #require(Lineup.flawed.first { $0.id == name }?.summary)
      #expect(lines.contains { $0.hasPrefix("\(name) is \(provenance), ") && $0.hasSuffix(": \(summary).") }, "\(run)")
    }
  }

  @Test("is listed apart, with its provenance and its fault")
  func list() async throws {
    let text = await CommandRun(inLab: ["list"]).output
    let apart = try #require(text.split(separator: "\n\n").first { $0.hasPrefix("takes part when named") })
    for flawed in Lineup.asPublished {
      let row = apart.split(separator: "\n").first { $0.hasPrefix("\(flawed.id) ") }
      #expect(row?.contains(flawed.flaw?.provenance ?? "wiring") == true && row?.hasSuffix(flawed.summary) == true)
    }
    #expect(!text.split(separator: "\n\n")[0].contains("strong"))
  }

  @Test("takes no part if no contender is named")
  func restsOtherwise() async {
    let run = await CommandRun(inLab: ["check", "--filter", "^01"])
    #expect(run.code == 0 && !run.output.contains("."), "\(run)")
  }

  @Test("loses its screens in play")
  func play() async throws {
    let file = try TemporaryFile("row 1\nback")
    let run = await CommandRun(inLab: ["play", "MVP.strong", "--script", file.path])
    #expect(run.code == 0 && run.output.contains("lost: "), "\(run)")
  }

  @Test("gets no baseline, because it could not be measured; the reason is said")
  func baseline() throws {
    let folder = try TemporaryFolder()
    let words = [
      "baseline", "save", "main", "--pattern", "FourV.silent", "--budget", "0.1", "--suite", "navigation",
    ]
    let run = try FinishedProgram(Built.folder.appending(path: "lab"), words, folder: URL(filePath: folder.path))
    #expect(run.code == 1 && run.errors.contains("FourV.silent fails the conformance suite"), "\(run)")
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/.workbench/baselines/main.json"))
  }

  @Test("gives no ratio as reference, and the contender that was entered twice is named")
  func untimedReference() async throws {
    let run = await CommandRun(inLab: [
      "--pattern", "MVP", "--against", "MVP.strong", "--filter", "open", "--budget", "0.01",
    ])
    let times = try #require(run.output.split(separator: "\n\n").first { $0.hasPrefix("NAVIGATION:") })
    let row = try #require(times.split(separator: "\n").first { $0.hasPrefix("MVP ") })
    #expect(!row.contains("×") && !run.output.contains("n/a"), "\(run)")
    #expect(run.output.contains("Noise floor, from MVP entered twice"), "\(run)")
  }

  #if DEBUG
    @Test("that crashes while its calls are recorded gets one line")
    func crashes() async {
      let scenario = "17-the-app-s-end-cancels-the-load-a-late-answer-changes-nothing"
      let run = await CommandRun(inLab: ["trace", "FourV.unowned", scenario])
      #expect(run.refused(.checkFailed, naming: "signal"), "\(run)")
    }
  #endif
}
