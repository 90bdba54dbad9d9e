internal import Synchronization

/// Tells if any code of the user interface has run.
///
/// In the modules that are built for this report, the compiler adds a call to the beginning of each function.
public enum UIKitWatch {
  fileprivate static let isEntered = Atomic<Bool>(false)

  /// Returns true if any such code has run since the last call.
  public static func take() -> Bool {
    isEntered.exchange(false, ordering: .relaxed)
  }
}

/// Receives the call at the beginning of each function in code that is built to be watched.
@_cdecl("__sanitizer_cov_trace_pc_guard")
public func functionEntered(_ place: UnsafeMutablePointer<UInt32>?) {
  UIKitWatch.isEntered.store(true, ordering: .relaxed)
}

/// Receives the call that code built to be watched makes when it is loaded.
@_cdecl("__sanitizer_cov_trace_pc_guard_init")
public func functionsLoaded(_ first: UnsafeMutablePointer<UInt32>?, _ end: UnsafeMutablePointer<UInt32>?) {}
