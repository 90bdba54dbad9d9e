import Command

/// A clean build of a module for debugging: the work of the compiler's frontend, in its own counters.
///
/// The counters do not depend on the machine or on its load, and are the same in each run with the same toolchain; times
/// would be neither. Each counts one kind of work, and no sum of them means anything.
public struct CleanBuild: Sendable, Equatable {
  /// The frontend's counters that stand for its work, with their names in figures.
  static let counters = [
    "Sema.NumDeclsTypechecked": "declarations type-checked",
    "Sema.NumConstraintScopes": "steps of the type checker's solver",
    "Sema.NumDeclsDeserialized": "declarations read from modules",
    "SILModule.NumSILGenFunctions": "functions lowered",
    "IRModule.NumIRInsts": "instructions generated",
    "LLVM.NumLLVMBytesOutput": "bytes of object code",
  ]

  /// The numbers by name; all are exact.
  public let figures: [String: Double]

  init(_ figures: [String: Double]) {
    self.figures = figures
  }

  /// Returns each number relative to that of another module; those that are zero there are left out.
  public func relative(to other: CleanBuild) -> [String: Double] {
    figures.reduce(into: [:]) { ratios, figure in
      if let base = other.figures[figure.key], base > 0 { ratios[figure.key] = figure.value / base }
    }
  }
}
