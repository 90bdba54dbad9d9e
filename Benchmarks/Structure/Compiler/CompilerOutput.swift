internal import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds files that a compiler could not write: its messages are then not about the sources.
public enum CompilerOutput {
  /// The system's reasons, and that of the database in which the package manager keeps what it has built.
  private static let reasons =
    [ENOSPC, EDQUOT, EFBIG, EACCES, EROFS, EMFILE, ENFILE].map { String(cString: strerror($0)) }
    + ["database or disk is full"]

  /// Finds the reason of the system in a compiler's messages.
  ///
  /// - Returns: the reason, and the path of the file if a message names it; `nil` if there is no such reason.
  public static func obstacle(in text: String) -> (path: String?, reason: String)? {
    if let file = text.firstMatch(of: #/output file '([^'\n]+)': '([^'\n]+)'/#) {
      return (String(file.1), String(file.2))
    }
    // An error at a place in a source is about that source.
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.contains(#/\.swift:\d+:\d+: |input file/#) }
    let reason = reasons.first { reason in lines.contains { $0.contains(reason) } }
    // What the limit of a file's size has ended is told of only by the number of the signal.
    let isLimited = lines.contains { "\($0) ".contains(" signal \(SIGXFSZ) ") }
    return (reason ?? (isLimited ? String(cString: strerror(EFBIG)) : nil)).map { (nil, $0) }
  }

  /// Returns the reason for which a compiler failed, read from its messages.
  public static func failure(of module: String, _ text: String) -> StructureFailure {
    unwritable(text) ?? .refused(module: module, reason: firstError(in: text))
  }

  /// Returns the reason for which the package manager failed, read from its messages.
  static func failure(ofPackage path: String, _ text: String) -> StructureFailure {
    unwritable(text) ?? .packageRefused(path: path, reason: firstError(in: text))
  }

  private static func unwritable(_ text: String) -> StructureFailure? {
    obstacle(in: text).map {
      .unwritable(path: $0.path ?? FileManager.default.temporaryDirectory.path, reason: $0.reason)
    }
  }

  /// Returns the first line with an error in the messages of a compiler or a build; if there is one, an error with its
  /// place in a file.
  public static func firstError(in text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline)
    let placed = lines.first { $0.contains(#/:\d+:\d+: error:/#) }
    return String(placed ?? lines.first { $0.contains("error:") } ?? lines.first ?? "it ended without a word")
  }
}
