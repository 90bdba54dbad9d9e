public import Patching
import Records

/// The outcomes of two requests at once: each made from the same app by another developer, then merged and tried.
public struct ChangePairs: Codable, Sendable, Equatable {
  /// The outcome of a merge.
  public enum Outcome: String, Codable, Sendable, CaseIterable {
    /// The merge needs a person: a conflict that the rule does not resolve.
    case refused
    /// The compiler refuses it.
    case uncompiled
    /// It compiles, and is wrong: a scenario fails, something stays alive, or it looks unlike the others.
    case wrong
    /// Everything that was tried holds.
    case right
  }

  /// The merge in one architecture.
  public struct Result: Codable, Sendable, Equatable {
    /// The places where a merge by lines stops.
    public var conflicts: [Merge.Conflict]
    /// The compiler's first error, with file and line; `nil` if there is none, or nothing was compiled.
    public var error: String?
    /// The scenarios that fail, each with its reason in one line.
    public var failures: [String] = []
    /// The first difference that a random walk finds; `nil` if there is none, or none was tried.
    public var difference: String?

    /// Enters a merge.
    public init(_ merge: Merge) {
      conflicts = merge.conflicts
    }

    /// The outcome.
    public var outcome: Outcome {
      if conflicts.contains(where: { !$0.isResolved }) { return .refused }
      if error != nil { return .uncompiled }
      return failures.isEmpty && difference == nil ? .right : .wrong
    }
  }

  /// A pair of requests.
  public struct Pair: Codable, Sendable, Equatable {
    /// The request whose lines come first where both add.
    public let first: String
    /// The other request.
    public let second: String
    /// The sentence that decides where the two specifications contradict each other; `nil` if they do not.
    public let settlement: String?
    /// The number of scenarios that were run: of both requests, of the specification, and the pair's own.
    public let scenarios: Int
    /// The number of them that are the pair's own.
    public let ownScenarios: Int
    /// The results by architecture.
    public let results: [String: Result]

    /// Its name, such as `email+posts`.
    public var name: String { "\(first)+\(second)" }

    /// Enters what was found.
    public init(
      _ first: String,
      _ second: String,
      settlement: String?,
      scenarios: Int,
      ownScenarios: Int,
      results: [String: Result]
    ) {
      self.first = first
      self.second = second
      self.settlement = settlement
      self.scenarios = scenarios
      self.ownScenarios = ownScenarios
      self.results = results
    }
  }

  /// The pairs, in the order of the requests.
  public let pairs: [Pair]
  /// Those of them with a request that a second author has made, too, with that author's change: the difference is the
  /// noise.
  public let again: [Pair]
  /// The number of random actions after which merged architectures were compared.
  public let walkedActions: Int

  /// Enters what was found.
  public init(_ pairs: [Pair], again: [Pair], walkedActions: Int) {
    self.pairs = pairs
    self.again = again
    self.walkedActions = walkedActions
  }

  /// The number of pairs that do not come out right in an architecture.
  public func faults(in architecture: String) -> Int { Self.faults(of: pairs, in: architecture) }

  /// The largest difference that a second author makes to the number of pairs that do not come out right in one
  /// architecture; `nil` if nothing was made twice.
  public func noise(among architectures: [String]) -> Int? {
    let names = Set(again.map(\.name))
    let first = pairs.filter { names.contains($0.name) }
    guard !again.isEmpty else { return nil }
    return architectures.map { abs(Self.faults(of: first, in: $0) - Self.faults(of: again, in: $0)) }.max()
  }

  /// The number of some pairs that do not come out right in an architecture.
  public static func faults(of pairs: [Pair], in architecture: String) -> Int {
    pairs.count { $0.results[architecture].map { $0.outcome != .right } ?? false }
  }
}

extension ChangeTree {
  /// Merges the changes that two requests make in an architecture; a second author's where there is one and that is asked
  /// for.
  public func merge(
    _ first: String,
    _ second: String,
    in architecture: String,
    by author: Author = .first
  ) throws(ChangeFailure) -> Merge {
    do {
      let patches = try [first, second].map { request in
        let author = hasPatch(request, architecture, by: author) ? author : .first
        return try Patch(named: "\(request) of \(architecture)", patchText(request, architecture, by: author))
      }
      return try Merge(patches[0], patches[1], of: package.files(in: "Sources/\(architecture)"))
    } catch let failure as ChangeFailure {
      throw failure
    } catch let failure as UnreadableFile {
      throw .unreadable(path: failure.path)
    } catch {
      throw .patch("\(error)")
    }
  }
}
