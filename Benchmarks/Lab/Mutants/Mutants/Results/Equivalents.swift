public import Foundation
import Texts

/// The mutants that behave like the original, and those whose difference the screen never shows, each with the reason.
public struct Equivalents: Sendable {
  /// Tests that can still tell a mutant from the original.
  public enum Teller: String, Sendable, Codable {
    /// The tests of its role; no scenario can, because the app never shows the difference.
    case roleTests
  }

  /// One change, wherever in its file it is made; lines are without the blanks around them.
  public struct Entry: Sendable, Codable {
    /// The module.
    public let module: String
    /// The file, as a path below the module's folder.
    public let file: String
    /// The kind of change.
    public let operation: MutationOperator
    /// The lines as they are.
    public let original: String
    /// The lines with the change.
    public let changed: String
    /// The reason why no test can tell it from the original.
    public let reason: String
    /// The tests that still can; `nil` if none can.
    public let toldBy: Teller?

    /// Lists a change.
    public init(
      module: String,
      file: String,
      operation: MutationOperator,
      original: String,
      changed: String,
      reason: String,
      toldBy: Teller? = nil
    ) {
      self.module = module
      self.file = file
      self.operation = operation
      self.original = original
      self.changed = changed
      self.reason = reason
      self.toldBy = toldBy
    }
  }

  /// The path of the list below the package's folder.
  public static let path = "\(PackageFolder.lab)/Mutants/equivalents.json"

  /// All of them.
  public let entries: [Entry]

  /// Reads the list of a package.
  public init(root: URL) throws(MutantFailure) {
    let file = root.appending(path: Self.path)
    guard let data = try? Data(contentsOf: file), let entries = try? JSONDecoder().decode([Entry].self, from: data)
    else { throw .unreadable(path: Self.path) }
    self.init(entries)
  }

  /// Lists mutants.
  public init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// Returns the reason why a mutant equals the original; `nil` if it is not in the list.
  public func reason(for mutant: Mutant, of module: String) -> String? {
    entries.first { $0.toldBy == nil && $0.matches(mutant, of: module) }?.reason
  }

  /// Returns the reason why the screen never shows a mutant's difference; `nil` if it is not in the list.
  public func reasonUnseen(for mutant: Mutant, of module: String) -> String? {
    entries.first { $0.toldBy != nil && $0.matches(mutant, of: module) }?.reason
  }

  /// Returns an architecture's list as it is after a change, where all files lie in one folder.
  public func list(of architecture: String, as module: String) -> Equivalents {
    Equivalents(
      entries.filter { $0.module == architecture }.map { entry in
        Entry(
          module: module,
          file: URL(filePath: entry.file).lastPathComponent,
          operation: entry.operation,
          original: entry.original,
          changed: entry.changed,
          reason: entry.reason,
          toldBy: entry.toldBy
        )
      }
    )
  }

  /// Returns true if a mutant is in the list.
  func contains(_ mutant: Mutant, of module: String) -> Bool {
    entries.contains { $0.matches(mutant, of: module) }
  }

  /// Returns the errors in the list, given the results of architectures whose mutants were all run: each a sentence.
  public func faults(in modules: [ModuleMutants]) -> [String] {
    modules.flatMap { module in
      entries.filter { $0.module == module.module }.flatMap { entry -> [String] in
        let mutants = module.mutants.filter { entry.matches($0.mutant, of: module.module) }
        if mutants.isEmpty { return ["\(entry.place): there is no such mutant any more"] }
        return mutants.compactMap { entry.fault(in: $0.result) }
      }
    }
  }
}

extension Equivalents.Entry {
  fileprivate func matches(_ mutant: Mutant, of module: String) -> Bool {
    module == self.module && mutant.file == file && mutant.operation == operation && mutant.original == original
      && mutant.changed == changed
  }

  /// Returns the error in the entry, given the result of its mutant; `nil` if there is none.
  fileprivate func fault(in result: MutantResult) -> String? {
    if toldBy != nil, !result.isNoticedByTests { return "\(place): no role test notices it" }
    guard let notice = toldBy == nil ? result.first : result.scenario else { return nil }
    return "\(place): \(notice.by) notices it after all (\(notice.message))"
  }

  fileprivate var place: String { "\(module)/\(file): \(operation.rawValue): \(original)" }
}
