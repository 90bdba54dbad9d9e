import Claims
import Measure
import Testing

@Suite("A verdict on a claim")
struct ClaimVerdictTests {
  @Test("is made by the figures alone: with others it is another", arguments: ClaimCase.all)
  func byFigures(_ example: ClaimCase) throws {
    let claim = try #require(Claim.all.first { $0.id == example.claim })
    #expect(claim.verdict(by: example.holding) == .holds)
    #expect(claim.verdict(by: example.failing).word == example.verdict)
    #expect(claim.verdict(by: []) != .holds)
  }

  @Test("is tried for every claim, numbered from 1 without a gap")
  func complete() {
    #expect(Claim.all.map(\.id) == Array(1...17))
    #expect(Set(ClaimCase.all.map(\.claim)) == Set(1...17))
  }

  @Test("is undecided where all times lie within noise", arguments: [6, 14, 16])
  func noise(number: Int) throws {
    let claim = try #require(Claim.all.first { $0.id == number })
    let subject = [6: "MVVMC time", 14: "VIPVM", 16: "by identity"][number] ?? ""
    #expect(
      claim.verdict(by: [ClaimCase.times(subject, .tie, "a"), ClaimCase.times(subject, .tie, "b")]).word == "undecided"
    )
    let short = [ClaimCase.times(subject, .slower, "a"), ClaimCase.times(subject, .tie, "b", isDecidable: false)]
    #expect(claim.verdict(by: short) == .undecided("too few rounds to tell"))
  }

  @Test("names what is slower and what is faster where both are")
  func named() throws {
    let claim = try #require(Claim.all.first { $0.id == 14 })
    let figures = [
      ClaimCase.times("VIPVM", .slower, "a"), ClaimCase.times("VIPVM", .slower, "b"),
      ClaimCase.times("VIPVM", .faster, "c"),
    ]
    #expect(claim.verdict(by: figures) == .depends(on: "what is done: slower in a and b, faster in c"))
  }
}
