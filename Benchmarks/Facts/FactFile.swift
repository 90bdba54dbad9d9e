public import Foundation
public import Texts

/// All that experiments found out about the architectures and that is shown again: one file, which `lab facts` writes.
///
///     let facts = try FactFile(in: .here())
///     print(facts["lines of code"]?.values["MVC"] ?? 0)
public struct FactFile: Sendable, Equatable {
  /// Facts that one command computes, and the commit whose sources they are of.
  public struct Group: Codable, Sendable, Equatable {
    /// The command that computes them again, in the package's folder.
    public var command: String
    /// The commit with the sources that they were found out in.
    public var commit: String
    /// The day, such as 2026-11-27.
    public var date: String
    /// The hashes of the tokens of what they were computed from, by path; `lab facts --check` compares them.
    public var inputs: [String: String]
    /// The figures, in the order in which they are shown.
    public var figures: [Fact]

    /// Enters facts.
    public init(command: String, commit: String, date: String, inputs: [String: String], figures: [Fact]) {
      self.command = command
      self.commit = commit
      self.date = date
      self.inputs = inputs
      self.figures = figures
    }
  }

  /// The folder of everything that experiments found out, in the package.
  public static let folder = "Benchmarks/Facts"
  /// The path of the file in the package.
  public static let path = "\(folder)/facts.json"

  /// The groups, by name.
  public var groups: [String: Group]

  /// Enters groups.
  public init(_ groups: [String: Group] = [:]) {
    self.groups = groups
  }

  /// Reads the facts of a package.
  ///
  /// - Throws: ``FactFileFailure`` if the file is missing, damaged or of another version.
  public init(in package: PackageFolder) throws(FactFileFailure) {
    let file = package.root.appending(path: Self.path)
    guard let data = try? Data(contentsOf: file) else { throw .missing(file) }
    guard let document = try? JSONDecoder().decode(Document.self, from: data), document.schema == 1 else {
      throw .damaged(file)
    }
    groups = document.groups
  }

  /// The fact of a name; `nil` if there is none.
  public subscript(name: String) -> Fact? {
    for group in groups.values {
      if let fact = group.figures.first(where: { $0.name == name }) { return fact }
    }
    return nil
  }

  /// Returns the group that has a fact; `nil` if there is none of this name.
  public func group(of name: String) -> Group? {
    groups.values.first { $0.figures.contains { $0.name == name } }
  }

  /// The file's text.
  ///
  /// - Throws: `EncodingError` if a value is not a number that JSON has.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(Document(schema: 1, groups: groups)), as: UTF8.self)
    // Foundation breaks the line within an empty container. No text in JSON has a line break.
    return Data("\(text.replacing(/([\[{])\n\n *([\]}])/) { "\($0.1)\($0.2)" })\n".utf8)
  }

  private struct Document: Codable {
    let schema: Int
    let groups: [String: Group]
  }
}

/// The reason why facts cannot be read.
public enum FactFileFailure: Error, Sendable, Equatable {
  /// The file is not there.
  case missing(URL)
  /// The file is not what `lab facts` writes.
  case damaged(URL)

  /// The failure, and that a run or a page goes on without facts, in one sentence for a person.
  public var text: String {
    if case .damaged = self { return "\(problem), so what experiments found out is left out; \(Self.remedy)" }
    return "\(problem), so what experiments found out is left out"
  }

  /// The failure and what to do, in one sentence for a person who asked for facts.
  public var demand: String { "\(problem); \(Self.remedy)" }

  private var problem: String {
    switch self {
    case .missing(let file): "\(file.path) is not there"
    case .damaged(let file): "\(file.path) is damaged or of another version"
    }
  }

  private static let remedy = "to restore it: git checkout -- \(FactFile.path)"
}
