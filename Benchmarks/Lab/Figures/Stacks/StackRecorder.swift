import CTracing
import Tracing

/// Records the stack at each entry of a traced function; one recording at a time on a thread.
@MainActor enum StackRecorder {
  /// Runs an action and returns the stacks in it, in their order: addresses in code, from the action's bottom to the
  /// function that was entered. What calls the recorder is not in them.
  ///
  /// - Throws: what `body` throws, or ``TraceFailure``.
  static func record(_ body: () throws -> Void) throws -> [[UInt]] {
    guard tracing_begin_stacks() else { throw TraceFailure.noMemory }
    defer { tracing_forget_stacks() }
    do {
      defer { tracing_end_stacks() }
      try body()
    }
    guard !tracing_stacks_are_cut_short() else { throw TraceFailure.tooManyCalls }
    return (0..<tracing_stack_count()).map { index in
      var count = 0
      let frames = tracing_stack_at(index, &count)
      // A call that never returns may be the last instruction of its function: one byte before lies in it in any case.
      return (0..<count).reversed().map { UInt(bitPattern: frames?[$0]) - 1 }
    }
  }
}
