public import Command
import Foundation

/// Reasons for which mutants cannot be made or run.
public enum MutantFailure: Error, Sendable, Equatable {
  /// The module cannot be read.
  case structure(StructureFailure)
  /// A file of the package, or a folder, is not there.
  case unreadable(path: String)
  /// The scratch copy cannot be written.
  case unwritable(path: String, reason: String)
  /// Code made for the mutants does not compile, through no fault of a mutant's.
  case notBuilt(module: String, reason: String)
  /// A role test or a scenario fails although nothing is changed.
  case failsUnchanged(module: String, name: String, reason: String)
  /// The program made for the mutants does not run.
  case notRun(module: String, reason: String)

  /// Finds out from the compiler's messages why a module does not compile: the fault may be the disk's.
  init(ofCompiling module: String, _ messages: String) {
    if let (path, reason) = CompilerOutput.obstacle(in: messages) {
      self = .structure(.unwritable(path: path ?? FileManager.default.temporaryDirectory.path, reason: reason))
    } else {
      self = .notBuilt(module: module, reason: CompilerMessages.reason(in: messages))
    }
  }

  /// Runs work that throws a ``StructureFailure``, and throws it as a failure of mutants.
  static func mapping<Value>(
    _ work: @autoclosure () throws(StructureFailure) -> Value
  ) throws(MutantFailure) -> Value {
    do {
      return try work()
    } catch {
      throw .structure(error)
    }
  }

  /// The failure and what to do, in one line for a person.
  public var text: String {
    switch self {
    case .structure(let failure): failure.text
    case .unreadable(let path): "\(path) cannot be read; mutants need the package that this program was built from"
    case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
    case .notBuilt(let module, let reason): "\(module) with its mutants does not compile: \(reason)"
    case .failsUnchanged(let module, let name, let reason):
      "\(module): \(name) fails although nothing is changed: \(reason)"
    case .notRun(let module, let reason): "the program made for the mutants of \(module) does not run: \(reason)"
    }
  }
}
