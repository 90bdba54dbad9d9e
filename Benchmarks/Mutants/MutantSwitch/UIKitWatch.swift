internal import Synchronization

/// Whether anything of the user interface has run.
///
/// The compiler has each function of the modules that are built for this report that it is entered.
public enum UIKitWatch {
  fileprivate static let isEntered = Atomic<Bool>(false)

  /// Whether anything has run since the last call.
  public static func take() -> Bool {
    isEntered.exchange(false, ordering: .relaxed)
  }
}

/// What code that is built to be watched calls at each function's begin.
@_cdecl("__sanitizer_cov_trace_pc_guard")
public func functionEntered(_ place: UnsafeMutablePointer<UInt32>?) {
  UIKitWatch.isEntered.store(true, ordering: .relaxed)
}

/// What code that is built to be watched calls when it is loaded.
@_cdecl("__sanitizer_cov_trace_pc_guard_init")
public func functionsLoaded(_ first: UnsafeMutablePointer<UInt32>?, _ end: UnsafeMutablePointer<UInt32>?) {}
