import Command
import Foundation
import Instruments
import Testing
import Twin

@Suite("load")
@MainActor struct LoadVerbTests {
  private var isTwinThere: Bool {
    ProbeClient.locate().value?.coverage().value?.coverage.hasCensus == true
  }

  @Test("finds nothing left under a thousandth of the load, or says why it cannot look", arguments: ["table", "json"])
  func clean(_ format: String) async throws {
    let run = await CommandRun(["load", "--share", "0.1", "--pattern", "VIPER", "--format", format])
    guard isTwinThere else {
      #expect(run.refused(.unavailable, naming: "probe"), "\(run)")
      return
    }
    #expect(run.code == 0 && run.output.contains("VIPER"), "\(run)")
    if format == "table" {
      #expect(run.output.contains("1000 users in one app"))
    } else {
      #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any])
    }
  }

  @Test("refuses a share that is none", arguments: ["101", "-1", "much"])
  func refuses(share: String) async {
    #expect(await CommandRun(["load", "--share", share]).refused(.usage, naming: "--share \(share)"))
  }
}
