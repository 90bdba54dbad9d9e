import Command
import Instruments
import Testing
import Twin

@Suite("leaks")
@MainActor struct LeaksVerbTests {
  /// Where the twin is built it answers; where it cannot count, as under a sanitizer, it says why.
  private var isTwinThere: Bool {
    ProbeClient.locate().value?.coverage().value?.coverage.hasCensus == true
  }

  @Test("finds nothing left of anybody, or says why it cannot look")
  func clean() async {
    let run = await CommandRun(["leaks"])
    if isTwinThere {
      #expect(run.code == 0)
      #expect(run.output.split(separator: "\n").allSatisfy { $0.contains("nothing left") }, "\(run.output)")
    } else {
      #expect(run.refused(.unavailable, naming: "probe"), "\(run)")
    }
  }

  @Test("finds what a document's own wiring leaves, and says so when its screens are not as they have to be")
  func flawed() async {
    guard isTwinThere else { return }
    let run = await CommandRun(["leaks", "MVVMC.hoarding"])
    #expect(run.code == 1 && run.output.contains("↓ DashboardCoordinator.children"), "\(run)")
    #expect(await CommandRun(["leaks", "FourV.silent"]).refused(.checkFailed, naming: "FourV.silent, retry"))
  }

  @Test("draws who holds whom", arguments: [("dot", "digraph"), ("mermaid", "flowchart")])
  func draws(_ format: String, _ word: String) async {
    let run = await CommandRun(["leaks", "VIP-VM", "--format", format])
    if isTwinThere {
      #expect(run.code == 0 && run.output.contains(word) && run.output.contains("UserDetailsViewModel"), "\(run)")
    } else {
      #expect(run.refused(.unavailable, naming: "probe"), "\(run)")
    }
  }

  @Test("refuses a name that nobody has")
  func unknown() async {
    #expect(await CommandRun(["leaks", "MVVM-D"]).refused(.usage, naming: "MVVM-D"))
  }
}
