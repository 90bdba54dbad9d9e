import HeadlessUIKit
import TaskControl

/// Starts work that awaits something, and returns when it waits or has ended.
@discardableResult
func begin(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
  MainActorTasks.run { Task { await work() } }
}

/// Does something, and returns when all tasks that it wakes wait again or have ended.
func waking<Result>(_ work: () throws -> Result) rethrows -> Result {
  try MainActorTasks.run(work)
}
