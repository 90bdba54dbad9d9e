import Command
import Testing

@Suite("leaks")
@MainActor struct LeaksVerbTests {
  @Test("finds nothing left of anybody")
  func clean() async throws {
    guard try HeapTwin.client() != nil else { return }
    let run = await CommandRun(["leaks"])
    #expect(run.code == 0 && !run.output.isEmpty, "\(run)")
    #expect(run.output.split(separator: "\n").allSatisfy { $0.contains("nothing left") }, "\(run.output)")
  }

  @Test("finds what a document's own wiring leaves, and says so when its screens are not as they have to be")
  func flawed() async throws {
    guard try HeapTwin.client() != nil else { return }
    let run = await CommandRun(["leaks", "MVVMC.hoarding"])
    #expect(run.code == 1 && run.output.contains("↓ DashboardCoordinator.children"), "\(run)")
    #expect(await CommandRun(["leaks", "FourV.silent"]).refused(.checkFailed, naming: "FourV.silent, retry"))
  }

  @Test("draws who holds whom", arguments: [("dot", "digraph"), ("mermaid", "flowchart")])
  func draws(_ format: String, _ word: String) async throws {
    guard try HeapTwin.client() != nil else { return }
    let run = await CommandRun(["leaks", "VIP-VM", "--format", format])
    #expect(run.code == 0 && run.output.contains(word) && run.output.contains("UserDetailsViewModel"), "\(run)")
  }

  @Test("refuses a name that nobody has")
  func unknown() async {
    #expect(await CommandRun(["leaks", "MVVM-D"]).refused(.usage, naming: "MVVM-D"))
  }
}
