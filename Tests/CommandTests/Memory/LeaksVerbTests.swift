import Command
import CommandFixtures
import Contenders
import Suites
import TestSupport
import Testing

@Suite("leaks")
struct LeaksVerbTests {
  @Test("says of every contender in a line that nothing is left", .long())
  func clean() async throws {
    guard try Probes().requireHeap() != nil else { return }
    let run = await CommandRun(["leaks"])
    let lines = run.output.split(separator: "\n")
    #expect(run.code == 0 && lines.count == Lineup.compared.count, "\(run)")
    for (line, contender) in zip(lines, Lineup.compared) {
      #expect(line.hasPrefix("\(contender.id): none, nothing left by close, back, "), "\(line)")
    }
  }
}
