public import Foundation

/// The mutants that nobody can tell from the original, or that nobody can who sees the screen alone, each with the reason.
public struct Equivalents: Sendable {
  /// Who can tell a mutant from the original all the same.
  public enum Teller: String, Sendable, Codable {
    /// The tests of its role; no scenario can, for the app never shows the difference.
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
    /// Why nobody can tell.
    public let reason: String
    /// Who can all the same; `nil` if nobody can.
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

  /// Where they are listed, below the package's folder.
  public static let path = "Benchmarks/Mutants/equivalents.json"

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

  /// Why nobody can tell a mutant from the original; `nil` if it is not in the list.
  public func reason(for mutant: Mutant, of module: String) -> String? {
    entries.first { $0.toldBy == nil && $0.matches(mutant, of: module) }?.reason
  }

  /// Why nobody who sees the screen alone can tell a mutant; `nil` if it is not in the list.
  public func reasonUnseen(for mutant: Mutant, of module: String) -> String? {
    entries.first { $0.toldBy != nil && $0.matches(mutant, of: module) }?.reason
  }

  /// The list of an architecture as it is after a change, whose files all lie in one folder.
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

  /// Whether a mutant is in the list.
  func contains(_ mutant: Mutant, of module: String) -> Bool {
    entries.contains { $0.matches(mutant, of: module) }
  }

  /// What is wrong with the list, by what was found of architectures whose mutants were all run: each a sentence.
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

  /// What is wrong with the entry, by what became of its mutant.
  fileprivate func fault(in result: MutantResult) -> String? {
    if toldBy != nil, !result.isNoticedByTests { return "\(place): no role test notices it" }
    guard let notice = toldBy == nil ? result.first : result.scenario else { return nil }
    return "\(place): \(notice.by) notices it after all (\(notice.message))"
  }

  fileprivate var place: String { "\(module)/\(file): \(operation.rawValue): \(original)" }
}
