public import Texts

/// The facts that tables show beside what a run measures, and the sources that they are of.
public struct ShownFacts: Sendable {
  /// The facts; empty if they cannot be read.
  package let facts: FactFile
  /// The sentence that says why there are none; `nil` if they were read.
  let failure: String?
  private let age: FactAge

  /// Reads the facts of a package.
  ///
  /// - Parameters:
  ///   - package: the package that has the facts.
  ///   - modules: the architectures that they are shown of.
  public init(in package: PackageFolder, of modules: [String]) {
    do throws(FactFileFailure) {
      let facts = try FactFile(in: package)
      self.init(facts, FactAge(of: facts, among: modules, in: package))
    } catch {
      self.init(FactFile(), FactAge(changed: [:]), failure: error.text)
    }
  }

  /// Shows facts.
  ///
  /// - Parameters:
  ///   - facts: the facts.
  ///   - age: the architectures whose sources are others than those of the facts.
  ///   - failure: the sentence that says why there are none; `nil` if they were read.
  public init(_ facts: FactFile, _ age: FactAge, failure: String? = nil) {
    self.facts = facts
    self.age = age
    self.failure = failure
  }

  /// Returns a figure of an architecture as it is written, with a mark if its sources have changed since; `nil` if it is
  /// not known.
  func text(_ name: String, of module: String) -> String? {
    guard let fact = facts[name], let value = fact.values[module] else { return nil }
    return fact.text(value) + (isOlder(name, of: module) ? "*" : "")
  }

  /// A sentence for each commit of facts that are shown beside other sources than its own.
  ///
  /// - Parameter architectures: the modules and names of those that are shown.
  func ageNotes(_ names: [String], of architectures: [(module: String, name: String)]) -> [String] {
    let groups = names.compactMap { name in facts.group(of: name).map { (name, $0.commit) } }
    return Set(groups.map(\.1)).sorted().compactMap { commit in
      let shown = groups.filter { $0.1 == commit }.compactMap { facts[$0.0] }
      let older = architectures.filter { architecture in
        age.isOlder(commit, of: architecture.module) && shown.contains { $0.values[architecture.module] != nil }
      }.map(\.name)
      guard !older.isEmpty else { return nil }
      return "* facts of \(commit): the sources of \(FactOrder.list(older)) have changed since; to find the facts out "
        + "again: swift run --package-path Benchmarks/Lab lab facts"
    }
  }

  private func isOlder(_ name: String, of module: String) -> Bool {
    facts.group(of: name).map { age.isOlder($0.commit, of: module) } ?? false
  }
}
