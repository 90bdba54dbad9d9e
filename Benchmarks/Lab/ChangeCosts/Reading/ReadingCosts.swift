import Patching
import Records

/// The tokens to read and to write for every change request in each architecture, and their noise.
public struct ReadingCosts: Sendable {
  /// The quantity that is added up.
  public enum Measure: String, Sendable, CaseIterable {
    /// Tokens to read.
    case read
    /// Tokens to write.
    case written

    func count(_ cost: ReadingCost) -> Int { self == .read ? cost.read : cost.written }
  }

  /// The costs, by request and then by architecture.
  public let costs: [ReadingCost]
  /// The costs of the changes that a second author has made.
  public let second: [ReadingCost]

  /// Counts the changes of a package; those that an architecture has not made are left out.
  public init(_ requests: [String], of architectures: [String], in tree: ChangeTree) throws(ChangeFailure) {
    let package = tree.package
    do {
      var shared = DeclarationIndex()
      for module in Self.shared {
        let files = try package.files(in: "Sources/Shared/\(module)")
        shared.add(files.mapValues(DeclarationReader.init), isOtherModule: true)
      }
      let sources = try architectures.map { try package.files(in: "Sources/\($0)") }
      let read = sources.map { $0.mapValues(DeclarationReader.init) }
      var (costs, second): ([ReadingCost], [ReadingCost]) = ([], [])
      for request in requests {
        var given = shared
        let folder = "\(ChangeTree.folder)/\(request)/Given"
        if package.has(folder) {
          given.add(try package.files(in: folder).mapValues(DeclarationReader.init), isOtherModule: true)
        }
        for ((name, files), declarations) in zip(zip(architectures, sources), read) {
          var index = given
          index.add(declarations, isOtherModule: false)
          for author in ChangeTree.Author.allCases where tree.hasPatch(request, name, by: author) {
            let patch = try Patch(named: "\(request) of \(name)", tree.patchText(request, name, by: author))
            let cost = ReadingCost(request, name, patch, sources: files, index)
            if author == .first { costs.append(cost) } else { second.append(cost) }
          }
        }
      }
      (self.costs, self.second) = (costs, second)
    } catch let failure as ChangeFailure {
      throw failure
    } catch let failure as UnreadableFile {
      throw .unreadable(path: failure.path)
    } catch {
      throw .patch("\(error)")
    }
  }

  /// Returns a change's cost; `nil` if the architecture has not made it.
  public func cost(_ request: String, in architecture: String) -> ReadingCost? {
    costs.first { $0.request == request && $0.architecture == architecture }
  }

  /// The sum of an architecture.
  public func sum(_ measure: Measure, of architecture: String) -> Int {
    Self.sum(costs, measure, of: architecture)
  }

  /// The largest difference between the two authors' sums in one architecture, over the requests that both have made, as
  /// a share of the smaller sum; `nil` if nothing was made twice.
  public func noise(_ measure: Measure) -> Double? {
    let first = costs.filter { one in
      second.contains { $0.request == one.request && $0.architecture == one.architecture }
    }
    return Set(first.map(\.architecture)).map { name in
      ChangeNoise.difference(
        Double(Self.sum(first, measure, of: name)),
        Double(Self.sum(second, measure, of: name))
      )
    }
    .max()
  }

  /// Returns the architectures in groups, from the fewest tokens up: every one of a group has fewer than every one of the
  /// next, by more than the noise. Within a group no order is shown.
  public func groups(_ measure: Measure) -> [[String]] {
    let sums = Set(costs.map(\.architecture)).map { ($0, Double(sum(measure, of: $0))) }
    return ChangeNoise.groups(Dictionary(uniqueKeysWithValues: sums), noise: noise(measure) ?? .infinity)
  }

  /// The figures of an architecture by name; none if it has made no change.
  public func figures(of architecture: String) -> [String: Double] {
    let own = costs.filter { $0.architecture == architecture }
    guard !own.isEmpty else { return [:] }
    var figures = ["tokens to read in declarations elsewhere": Double(own.reduce(0) { $0 + $1.inDeclarations })]
    for cost in own {
      figures["tokens to read: \(cost.request)"] = Double(cost.read)
      figures["tokens to write: \(cost.request)"] = Double(cost.written)
    }
    return figures
  }

  private static func sum(_ costs: [ReadingCost], _ measure: Measure, of architecture: String) -> Int {
    costs.filter { $0.architecture == architecture }.reduce(0) { $0 + measure.count($1) }
  }

  /// The modules that the architectures see.
  private static let shared = ["Users", "HeadlessUIKit", "UsersInterface"]
}
