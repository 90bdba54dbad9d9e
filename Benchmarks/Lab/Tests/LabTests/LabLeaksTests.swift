import CommandFixtures
import Contenders
import Foundation
import LabFixtures
import TestSupport
import Testing

@Suite("leaks, of wirings and variants", .long())
@MainActor struct LabLeaksTests {
  @Test("tells a leak once, however many scenarios have it, and what to do about it")
  func grows() async throws {
    guard try Probes("lab-probe").requireHeap() != nil else { return }
    let run = await CommandRun(inLab: ["leaks", "MVP.strong"])
    #expect(run.code == 1 && run.output.hasPrefix("MVP.strong: grows\n"), "\(run)")
    #expect(run.output.split(separator: "┬").count == 2, "\(run)")
    // 13 round trips of five kinds, one of which opens two screens, and 11 ends.
    #expect(run.output.contains("\n  found 89 times, fingerprint "), "\(run)")
    #expect(run.output.hasSuffix("\n\nMake weak or unowned: UserDetailsPresenter.view\n"), "\(run)")
  }

  @Test("tells the objects that linger, and the references to release earlier")
  func lingers() async throws {
    guard try Probes("lab-probe").requireHeap() != nil else { return }
    let run = await CommandRun(inLab: ["leaks", "MVVMC.deafToBack"])
    #expect(run.code == 1 && run.output.hasPrefix("MVVMC.deafToBack: lingers\n"), "\(run)")
    #expect(run.output.hasSuffix("\n\nRelease earlier: DashboardCoordinator.childCoordinators[]\n"), "\(run)")
  }

  @Test("names the round trips that failed at a wrong screen, and those that it could check")
  func broken() async throws {
    guard try Probes("lab-probe").requireHeap() != nil else { return }
    let run = await CommandRun(inLab: ["leaks", "FourV.silent"])
    #expect(run.code == 1 && run.errors.count == 1 && run.errors[0].contains("FourV.silent, retry: "), "\(run)")
    #expect(run.output == "FourV.silent: none, nothing left by close, back, swipe, replace, rename, end\n", "\(run)")
  }

  @Test("has the references to weaken, all choices and the verdict in JSON")
  func json() async throws {
    guard try Probes("lab-probe").requireHeap() != nil else { return }
    let run = await CommandRun(inLab: ["leaks", "MVVMC.closures", "--format", "json"])
    let file = try JSONDecoder().decode(LeaksFile.self, from: Data(run.output.utf8))
    let leaks = try #require(file.leaks.first)
    let label = "closure captured by Observable<String>.Observer.tell"
    #expect(file.schema == 1 && file.problems.isEmpty && leaks.remains == "grows")
    #expect(file.retention.map(\.remains) == ["grows", "grows", "grows", "grows", "grows", "none", "grows"])
    #expect(leaks.left.remedy.weaken == [label])
    let capture = LeaksFile.Reference(
      label: label,
      place: "closure 1 in UserDetailsViewController.bindOutputs()",
      captured: "UserDetailsViewController"
    )
    #expect(leaks.left.remedy.choices == [[capture]])
  }

  @Test(
    "draws the references between objects, of variants and wirings too",
    arguments: [("dot", "digraph"), ("mermaid", "flowchart")],
    ["VIP-VM", "MVC.classic", "VIPER.strong1234", "FourV.weakViewModel", "FourV.overwrite"]
  )
  func draws(_ format: (name: String, word: String), _ contender: String) async throws {
    guard try Probes("lab-probe").requireHeap() != nil else { return }
    let run = await CommandRun(inLab: ["leaks", contender, "--format", format.name])
    let module = contender.filter { $0 != "-" }.replacing(".", with: "_")
    #expect(run.code == 0 && run.output.contains(format.word), "\(run)")
    #expect(run.output.contains("\(module).UserDetails"), "\(run)")
  }
}

/// The part of the JSON that these tests read.
private struct LeaksFile: Decodable {
  let schema: Int
  let retention: [Census]
  let leaks: [Leaks]
  let problems: [String]

  struct Census: Decodable {
    let remains: String
  }

  struct Leaks: Decodable {
    let remains: String
    let left: Left
  }

  struct Left: Decodable {
    let remedy: Remedy
  }

  struct Remedy: Decodable {
    let weaken: [String]
    let choices: [[Reference]]
  }

  struct Reference: Decodable, Equatable {
    let label: String
    let place: String?
    let captured: String?
  }
}
