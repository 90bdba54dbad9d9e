import CommandFixtures
import Foundation
import LabFixtures
import TestSupport
import Testing

@Suite("The verb claims", .long())
@MainActor struct ClaimsVerbTests {
  // Calls are recorded in a build for debugging, and times want one for release.
  #if DEBUG
    @Test("has figures for every claim that something measures, and says what is missing for times")
    func findings() async throws {
      let claims = try await Self.findings(["--budget", "0.5"])
      let measured = claims.filter { $0["command"] != nil }
      let undecided = measured.filter { $0["verdict"] as? String == "undecided" }
      // No times here, VIP's code is not mutated, the app is small, and figures alone do not carry some conclusions.
      let open = [
        "5", "6", "14", "16", "17a", "18", "19", "24", "26", "27", "34", "39", "40", "41", "42",
      ]
      #expect(undecided.compactMap { $0["number"] as? String } == open)
      let timed = measured.filter { ($0["figures"] as? [Any])?.isEmpty == true }
      #expect(timed.compactMap { $0["number"] as? String } == ["6", "14", "16"])
      for claim in timed { #expect((claim["condition"] as? String)?.contains("-c release") == true, "\(claim)") }
      let some = ["8": "holds", "11": "refuted", "12": "holds", "13": "holds", "17a": "undecided"]
      for (number, verdict) in some {
        #expect(claims.first { $0["number"] as? String == number }?["verdict"] as? String == verdict, "\(number)")
      }
    }
  #else
    @Test("measures lifetimes, and says what is missing for calls")
    func findings() async throws {
      let claims = try await Self.findings(["8", "11", "12", "13"])
      #expect(claims.prefix(3).map { $0["verdict"] as? String } == ["holds", "refuted", "holds"])
      let last = try #require(claims.last)
      let condition = last["condition"] as? String
      #expect(last["verdict"] as? String == "holds" || condition?.contains("swift build") == true, "\(last)")
    }
  #endif

  private static func findings(_ words: [String]) async throws -> [[String: Any]] {
    let run = await CommandRun(inLab: ["claims"] + words + ["--format", "json"])
    #expect(run.code == 0)
    let document = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    return try #require(document["claims"] as? [[String: Any]])
  }

  @Test("takes a claim's number for all its parts, each once")
  func divided() async throws {
    let claims = try await Self.findings(["1b", "1", "--budget", "0.5"])
    #expect(claims.map { $0["number"] as? String } == ["1b", "1a"], "\(claims)")
  }

  @Test("has colours in a terminal, and none in a file")
  func colors() async throws {
    let file = try TemporaryFile(name: "claims.txt")
    #expect(await CommandRun(inLab: ["claims", "8"], showsColors: true).output.contains("\u{1B}["))
    #expect(await CommandRun(inLab: ["claims", "8", "--output", file.path], showsColors: true).output.isEmpty)
    #expect(try !file.text.isEmpty && !file.text.contains("\u{1B}["))
  }

  @Test("refuses a word that is not a claim's number", arguments: ["0", "99", "1c", "MVC"])
  func usage(word: String) async {
    let run = await CommandRun(inLab: ["claims", word])
    #expect(run.code == 64 && run.output.isEmpty && run.errors.count == 1, "\(run)")
  }
}
