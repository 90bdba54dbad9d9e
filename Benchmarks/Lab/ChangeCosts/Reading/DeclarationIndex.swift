import Patching

/// Finds the declarations that a change names, in the files that it does not edit.
struct DeclarationIndex {
  private var byName: [Substring: [(file: String, declaration: Declaration)]] = [:]
  private var bases: [Substring: Set<Substring>] = [:]

  /// Adds files that were read.
  ///
  /// - Parameters:
  ///   - files: what was read, by path.
  ///   - isOtherModule: true if only public declarations can be named.
  mutating func add(_ files: [String: DeclarationReader], isOtherModule: Bool) {
    for (path, file) in files {
      bases.merge(file.bases) { $0.union($1) }
      for declaration in file.declarations where declaration.isPublic || !isOtherModule {
        byName[declaration.name, default: []].append((path, declaration))
      }
    }
  }

  /// Returns the declarations that lines name.
  ///
  /// A member counts if its type is known: the lines or the edited files name it, or a known type derives from it, or the
  /// head of another declaration that counts names it. So `text` is a label's only where a label can be met. Initialisers
  /// count if the lines call them by their type's name, and those of several functions of a name whose labels are named.
  ///
  /// - Parameters:
  ///   - lines: the tokens of the lines.
  ///   - edited: the texts of the files that the change edits, by path; their own declarations are left out.
  func declarations(named lines: [Substring], editing edited: [String: String]) -> [Declaration] {
    let words = Set(lines)
    let called = Set(zip(lines, lines.dropFirst()).filter { $1 == "(" }.map(\.0))
    let named = words.union(["init"]).flatMap { byName[$0] ?? [] }.filter {
      edited[$0.file] == nil && $0.declaration.labels.isSubset(of: words)
    }
    var known: Set<Substring> = []
    learn(words.union(SwiftTokens.of(edited.values.flatMap(\.lines))), &known)
    var found: [Declaration] = []
    var rest = named.map(\.declaration).filter { $0.name != "init" || called.contains($0.owner ?? "") }
    while let next = rest.firstIndex(where: { $0.owner.map(known.contains) ?? true }) {
      let declaration = rest.remove(at: next)
      learn(Set(declaration.head), &known)
      found.append(declaration)
    }
    return found.sorted { ($0.fullName, $0.head.joined()) < ($1.fullName, $1.head.joined()) }
  }

  /// Adds words to what is known, and what types of these names derive from.
  private func learn(_ words: Set<Substring>, _ known: inout Set<Substring>) {
    var new = words.subtracting(known)
    while !new.isEmpty {
      known.formUnion(new)
      new = new.reduce(into: Set<Substring>()) { $0.formUnion(bases[$1] ?? []) }.subtracting(known)
    }
  }
}
