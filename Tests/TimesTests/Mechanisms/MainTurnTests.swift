import CommandFixtures
import Suites
import Testing

@Suite("A turn of the main actor", .withTurns())
@MainActor struct MainTurnTests {
  @Test("does the work that tasks have put off before it ends, in order")
  func runsTasks() {
    var log: [Int] = []
    MainTurn.run {
      Task { log.append(2) }
      Task {
        log.append(await Self.elsewhere(3))
      }
      log.append(1)
    }
    #expect(log == [1, 2, 3])
  }

  /// Works away from the main actor.
  @concurrent private static func elsewhere(_ number: Int) async -> Int { number }

  @Test("resumes a waiting task when its event happens in a later turn")
  func resumesTasks() {
    var log: [Int] = []
    let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
    MainTurn.run { Task { for await number in numbers { log.append(number) } } }
    #expect(log.isEmpty)
    for number in 1...3 {
      MainTurn.run { continuation.yield(number) }
      #expect(log.last == number)
    }
    MainTurn.run { continuation.finish() }
    #expect(log == [1, 2, 3])
  }

  @Test("does not nest: the process ends")
  func nests() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { MainTurn.run { MainActor.assumeIsolated { MainTurn.run {} } } }
    }
  }

  @Test("ends completely: later work is done as usual")
  func endsCleanly() async {
    MainTurn.run {}
    let value = await Task { 1 }.value + Task.detached { 2 }.value
    #expect(value == 3)
  }
}
