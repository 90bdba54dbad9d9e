/// Why the structure of a module cannot be read.
public enum StructureFailure: Error, Sendable, Equatable {
  /// A tool of the toolchain is not where tools are looked for.
  case toolMissing(String)
  /// What `swift build` leaves of a module is not beside the program.
  case notBuilt(module: String)
  /// A source file, or a folder of them, cannot be read.
  case unreadable(path: String)
  /// The folder in which the compiler answers cannot be made.
  case unwritable(path: String)
  /// The compiler refuses the module's sources; with its first error.
  case refused(module: String, reason: String)
  /// A tool says what this program cannot read.
  case notUnderstood(tool: String)

  /// The failure and what to do, in one line for a person.
  public var text: String {
    switch self {
    case .toolMissing(let tool):
      "the structure is read by the compiler, and \(tool) is not on PATH; install the Swift toolchain that built this program"
    case .notBuilt(let module):
      "the structure of \(module) is read from what swift build leaves beside this program, which is not here;"
        + " run the program where it was built"
    case .unreadable(let path): "\(path) cannot be read; swift build makes the list of sources anew"
    case .unwritable(let path): "\(path) cannot be written"
    case .refused(let module, let reason): "the compiler on PATH refuses the sources of \(module): \(reason)"
    case .notUnderstood(let tool):
      "\(tool) on PATH answers what this program cannot read; use the Swift toolchain that built it"
    }
  }
}
