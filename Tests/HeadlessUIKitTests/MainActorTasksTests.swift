import HeadlessUIKit
import TaskControl
import TestSupport
import Testing

@Suite("A turn of the main actor", .enabled(if: MainActorTasks.isAvailable, "no turns of the main actor here"))
@MainActor struct MainActorTasksTests {
  @Test("does the work that tasks have put off before it ends, in order")
  func runsTasks() {
    var log: [Int] = []
    MainActorTasks.run {
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
    MainActorTasks.run { Task { for await number in numbers { log.append(number) } } }
    #expect(log.isEmpty)
    for number in 1...3 {
      MainActorTasks.run { continuation.yield(number) }
      #expect(log.last == number)
    }
    MainActorTasks.run { continuation.finish() }
    #expect(log == [1, 2, 3])
  }

  @Test("nests: the inner one does all that waits, in order, before it ends")
  func nests() {
    var log: [Int] = []
    MainActorTasks.run {
      Task { log.append(1) }
      MainActorTasks.run { Task { log.append(2) } }
      #expect(log == [1, 2])
      Task { log.append(3) }
    }
    #expect(log == [1, 2, 3])
  }

  @Test("in a task does not begin others before this task has ended")
  func inTask() {
    var log: [String] = []
    MainActorTasks.run {
      Task {
        MainActorTasks.run { Task { log.append("inner") } }
        log.append("outer")
      }
    }
    #expect(log == ["outer", "inner"])
  }

  @Test("does the work of a task's children, in order")
  func children() {
    var log: [Int] = []
    MainActorTasks.run {
      Task {
        async let one = Self.elsewhere(1)
        async let two = Self.elsewhere(2)
        log += await [one, two]
        log += await withTaskGroup(of: Int.self) { group in
          for number in 3...5 { group.addTask { await Self.elsewhere(number) } }
          var numbers: [Int] = []
          for await number in group { numbers.append(number) }
          return numbers
        }
      }
    }
    #expect(log == [1, 2, 3, 4, 5])
  }

  @Test("ends completely: later work is done as usual")
  func endsCleanly() async {
    MainActorTasks.run {}
    let value = await Task { 1 }.value + Task.detached { 2 }.value
    #expect(value == 3)
  }

  @Test("Within the work, tasks wait for a turn of any run loop, which is not idle as long as they do")
  func turns() {
    let runLoop = MainRunLoop()
    var log: [String] = []
    MainActorTasks.run {
      runLoop.perform { log.append("block") }
      Task {
        log.append("task")
        log.append(await Self.elsewhere(0) == 0 ? "later" : "")
        runLoop.perform { log.append("next turn") }
      }
      #expect(log.isEmpty && !runLoop.isIdle)
      runLoop.turn()
      #expect(log == ["task", "later", "block", "next turn"])
      Task { log.append("last") }
      #expect(!runLoop.isIdle)
      runLoop.runUntilIdle()
      #expect(log.last == "last" && runLoop.isIdle)
    }
  }

  @Test("What the work throws is thrown after its tasks have run")
  func throwing() {
    struct Failure: Error {}
    var log: [String] = []
    #expect(throws: Failure.self) {
      try MainActorTasks.run {
        Task { log.append("task") }
        throw Failure()
      }
    }
    #expect(log == ["task"])
  }

  @Test("An object whose deinitialiser is isolated is gone when its last reference is")
  func isolatedDeinit() {
    @MainActor final class Noting {
      let note: () -> Void
      init(_ note: @escaping () -> Void) { self.note = note }
      isolated deinit { note() }
    }
    var log: [String] = []
    MainActorTasks.run {
      var object: Noting? = Noting { log.append("gone") }
      withExtendedLifetime(object) {}
      object = nil
      log.append("after")
    }
    #expect(log == ["gone", "after"])
  }

  @Test("A task that is cancelled hears of it at once")
  func cancellation() {
    var log: [String] = []
    var task: Task<Void, Never>?
    let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
    MainActorTasks.run {
      task = Task {
        await withTaskCancellationHandler {
          for await number in numbers { log.append("\(number)") }
          log.append("ended")
        } onCancel: {
          MainActor.assumeIsolated { log.append("cancelled") }
        }
      }
    }
    MainActorTasks.run { continuation.yield(1) }
    MainActorTasks.run {
      task?.cancel()
      #expect(log == ["1", "cancelled"])
    }
    #expect(log == ["1", "cancelled", "ended"])
  }
}
