public import Foundation

/// The mutants that nobody can tell from the original, each with the reason.
public struct Equivalents: Sendable {
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

    /// Lists a change.
    public init(
      module: String,
      file: String,
      operation: MutationOperator,
      original: String,
      changed: String,
      reason: String
    ) {
      self.module = module
      self.file = file
      self.operation = operation
      self.original = original
      self.changed = changed
      self.reason = reason
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
    entries.first { $0.matches(mutant, of: module) }?.reason
  }

  /// What is wrong with the list, by what was found of architectures whose mutants were all run: each a sentence.
  public func faults(in modules: [ModuleMutants]) -> [String] {
    modules.flatMap { module in
      entries.filter { $0.module == module.module }.flatMap { entry -> [String] in
        let mutants = module.mutants.filter { entry.matches($0.mutant, of: module.module) }
        if mutants.isEmpty { return ["\(entry.place): there is no such mutant any more"] }
        return mutants.compactMap { mutant, result in
          guard let first = result.first else { return nil }
          return "\(entry.place): \(first.by) notices it after all (\(first.message))"
        }
      }
    }
  }
}

extension Equivalents.Entry {
  fileprivate func matches(_ mutant: Mutant, of module: String) -> Bool {
    module == self.module && mutant.file == file && mutant.operation == operation && mutant.original == original
      && mutant.changed == changed
  }

  fileprivate var place: String { "\(module)/\(file): \(operation.rawValue): \(original)" }
}
