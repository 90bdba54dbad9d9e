import ChangeCosts
import Claims
import Contenders
import Mechanisms
import Runs
import Suites
import TestSupport
import Testing
import Texts
import Tracing

@Suite("A verdict on a claim")
struct ClaimVerdictTests {
  @Test("is made by the figures alone: with others it is another", arguments: ClaimCase.all)
  func byFigures(_ example: ClaimCase) throws {
    let claim = try #require(Claim.all.first { $0.id == example.claim })
    #expect(claim.verdict(by: example.supporting).word == example.best)
    #expect(claim.verdict(by: example.failing).word == example.verdict)
    #expect(example.best != example.verdict)
  }

  @Test("is undecided without any one of the figures, and where one is not a number", arguments: ClaimCase.all)
  func missing(_ example: ClaimCase) throws {
    let claim = try #require(Claim.all.first { $0.id == example.claim })
    for figures in [example.supporting, example.failing] {
      for (index, figure) in figures.enumerated() {
        var rest = figures
        rest.remove(at: index)
        #expect(claim.verdict(by: rest).word == "undecided", "without \(figure.metric) of \(figure.subject)")
        rest.append(ClaimFigure(figure.subject, figure.metric, .nan))
        #expect(claim.verdict(by: rest).word == "undecided", "\(figure.metric) of \(figure.subject) is not a number")
      }
    }
    #expect(claim.verdict(by: []).word == "undecided")
  }

  @Test("is tried for every claim that something measures, and no two claims have one number")
  func complete() {
    #expect(Set(Claim.all.map(\.id)).count == Claim.all.count)
    #expect(Set(ClaimCase.all.map(\.claim)) == Set(Claim.all.filter { $0.command != nil }.map(\.id)))
    #expect(Claim.named("1").map(\.id) == ["1a", "1b"] && Claim.named("1b").map(\.id) == ["1b"])
    #expect(Set(Claim.named("44").map(\.id)) == ["44a", "44b"])
  }

  @Test("is about benchmarks, flows, mechanisms and change requests that there are")
  func names() throws {
    let requests = try ChangeTree(PackageFolder(root: Project.root)).requests().map(\.name)
    #expect(Set(Request.allCases.map(\.rawValue)) == Set(requests))
    #expect(Set(Update.allCases.map(\.rawValue)).isSubset(of: Benchmark.all.map(\.id)))
    #expect(Set(TracedFlow.allCases.map(\.rawValue)).isSubset(of: Flow.all.map(\.id)))
    #expect(Set(Binding.allCases.map(\.rawValue)).isSubset(of: Mechanism.all.map(\.id)))
  }

  @Test(
    "is undecided where all times lie within noise, and where one had too few rounds",
    arguments: [
      ("6", ClaimCase.updates(.tie, .tie, .tie), ClaimCase.updates(.slower, .slower, .tie, isDecidable: false)),
      ("14", ClaimCase.displays(.tie, .tie), ClaimCase.displays(.slower, .slower, isDecidable: false)),
      ("16", ClaimCase.removals(.tie), ClaimCase.removals(.slower, isDecidable: false)),
    ]
  )
  func noise(number: String, ties: [ClaimFigure], short: [ClaimFigure]) throws {
    let claim = try #require(Claim.all.first { $0.id == number })
    #expect(claim.verdict(by: ties).word == "undecided")
    #expect(claim.verdict(by: short) == .undecided("too few rounds to tell"))
  }

  @Test("names what is slower and what is faster where both are, and in what")
  func named() throws {
    let claim = try #require(Claim.all.first { $0.id == "14" })
    #expect(
      claim.verdict(by: ClaimCase.displays(.slower, .faster))
        == .depends(
          on: "the case: to display everything is slower in rename-row with 10 users and rename-row with 100000 users, "
            + "faster in rename-details with 10 users and rename-details with 100000 users"
        )
    )
  }

  @Test("is never refuted by one app where something may or might happen", arguments: ["6", "27", "34", "44b"])
  func mayHappen(number: String) throws {
    let claim = try #require(Claim.all.first { $0.id == number })
    #expect(claim.statement.contains(#/\b(may|might|can)\b/#))
    for example in ClaimCase.all where example.claim == number {
      #expect(claim.verdict(by: example.failing) != .refuted)
    }
  }
}
