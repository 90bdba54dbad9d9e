import Command

/// A build after a change of a module that was built before: the files that the compiler compiles again.
///
/// Counted from the report of the compiler's driver, not timed. Swift 6.2.1 to 6.3.3 on Linux have open faults of
/// incremental builds (swiftlang/swift #85717 and #89636): a change of the declarations that *another* module offers may go unnoticed.
/// Here the other modules stay as they are, and within a module nothing went unnoticed: ``stale`` compares the object
/// files with those of a clean build, byte by byte, and was empty in each change of each architecture.
public struct IncrementalBuild: Sendable, Equatable {
  /// The reason for which a file is compiled again.
  public enum Reason: String, Sendable, Encodable, CaseIterable {
    /// Its text changed.
    case changed
    /// It was not there before.
    case added
    /// It uses something that changed in another file of the module.
    case dependency
    /// It uses a type that is extended by a module which the change imports for the first time. If that module had been
    /// imported before, the file would not be compiled again.
    case firstImport
    /// Another file was removed: then the driver compiles every file.
    case removal
  }

  /// A file that is compiled again.
  public struct Compilation: Sendable, Equatable, Encodable {
    /// The path below the module's folder.
    public let path: String
    /// The reason.
    public let reason: Reason
  }

  /// The files of the changed module.
  public let files: Int
  /// The files that are compiled again, in the order of their paths.
  public let compilations: [Compilation]
  /// The modules that the change imports for the first time.
  public let firstImports: [String]
  /// The files of which a clean build makes another object: those that were wrongly left out.
  public let stale: [String]

  /// The numbers by name; all are exact.
  public var figures: [String: Double] {
    var figures = [
      "files": files, "files compiled again": compilations.count,
      "files compiled again, with its modules known": compilations.count { $0.reason != .firstImport },
      "files compiled again that did not change": compilations.count { $0.reason != .changed && $0.reason != .added },
      "modules imported for the first time": firstImports.count,
      "files that a clean build makes otherwise": stale.count,
    ]
    for reason in Reason.allCases { figures[reason.figure] = compilations.count { $0.reason == reason } }
    return figures.mapValues(Double.init)
  }
}

extension IncrementalBuild.Reason {
  /// The name of the number of files that are compiled again for this reason.
  public var figure: String {
    switch self {
    case .changed: "files compiled again: changed"
    case .added: "files compiled again: added"
    case .dependency: "files compiled again: use what changed"
    case .firstImport: "files compiled again: a first import"
    case .removal: "files compiled again: a file was removed"
    }
  }
}
