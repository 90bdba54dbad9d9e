import Conformance
import Contenders
import Foundation
import Runs
import Suites
import TestSupport
import Testing
import WholeLineup

@Suite("The documents' own wirings")
@MainActor struct FlawTests {
  @Test(
    "A flaw fails the scenarios that it names and no others, each for its reason",
    .long(),
    arguments: Lineup.flawed
  )
  func isNoticed(_ contender: Contender) throws {
    let flaw = try #require(contender.flaw)
    let failed = ConformanceGate(program: Built.folder.appending(path: "lab")).check(contender).filter {
      !$0.passed
    }
    for result in failed {
      let symptoms = flaw.symptoms.filter { result.scenario.id.hasPrefix($0.scenarios) }
      let symptom = try #require(symptoms.first, "\(result.scenario.id) fails unforeseen: \(result.failure ?? "")")
      #expect(symptoms.count == 1, "\(result.scenario.id) is named twice")
      #expect(result.message?.contains(symptom.words) == true, "\(result.scenario.id): \(result.failure ?? "")")
    }
    for symptom in flaw.symptoms {
      #expect(failed.contains { $0.scenario.id.hasPrefix(symptom.scenarios) }, "\(symptom.scenarios) passes")
    }
  }

  @Test("A flaw has the name of its module", arguments: Lineup.flawed)
  func isNamed(_ contender: Contender) throws {
    let flaw = try #require(contender.flaw)
    #expect(flaw.name == contender.id && contender.kind == .asPublished && !contender.isCompared)
    #expect(contender.summary == flaw.summary)
    let own = #/(\w+_\w+)\./#
    for match in flaw.symptoms.compactMap({ $0.words.firstMatch(of: own) }) {
      #expect(match.output.1 == flaw.name.split(separator: ".").joined(separator: "_"))
    }
  }

  @Test(
    "An unowned view model that is gone crashes when the users come after all",
    .long(),
    arguments: [
      "17-the-app-s-end-cancels-the-load-a-late-answer-changes-nothing",
      "17-the-app-s-end-during-a-refresh-cancels-it-a-late-answer-changes-nothing",
    ]
  )
  func ends(_ id: String) async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) { [id] in
      try await MainActor.run {
        let contender = try #require(Lineup.flawed.first { $0.id == "FourV.unowned" })
        let scenario = try #require(ConformanceSuite.scenarios.first { $0.id == id })
        try scenario.run(contender.app)
      }
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(lines.contains("Attempted to read an unowned reference"), "\(lines)")
  }
}
