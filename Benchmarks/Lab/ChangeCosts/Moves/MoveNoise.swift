/// The noise of the costs of moves: the difference that another version of the target makes, and the order of the moves
/// with pieces of another least length.
public struct MoveNoise: Sendable, Encodable {
  /// Another version of an architecture: one thing is done otherwise, or its roles are others.
  public struct Version: Sendable, Equatable, Encodable {
    /// The architecture.
    public let architecture: String
    /// Its other version.
    public let version: String
    /// The tokens of the other version that do not stand in the first one.
    public let apart: Int
    /// The tokens to write on a move from each other architecture to the first version, by source.
    public let toFirst: [String: Int]
    /// The same to the other version.
    public let toSecond: [String: Int]

    /// The largest difference between both, as a share of the smaller figure; `nil` if there is no other architecture.
    public var difference: Double? {
      toFirst.compactMap { source, first in
        toSecond[source].map { ChangeNoise.difference(Double(first), Double($0)) }
      }
      .max()
    }

    /// The share of all pairs of sources that both versions order alike, 0 to 1.
    public var agreement: Double {
      MoveNoise.agreement(toFirst.compactMap { source, first in toSecond[source].map { (first, $0) } })
    }
  }

  /// The versions, in the order in which they were given.
  public let versions: [Version]

  /// Compares moves to architectures with moves to other versions of them.
  ///
  /// - Parameters:
  ///   - costs: the moves between the architectures.
  ///   - architectures: the same architectures.
  ///   - versions: the other versions by architecture.
  ///   - least: the least number of tokens that a piece has.
  public init(
    of costs: MoveCosts,
    between architectures: [ModuleTokens],
    versions: [String: [ModuleTokens]],
    piecesOf least: Int = MoveCosts.leastPiece
  ) {
    self.versions = architectures.flatMap { architecture in
      (versions[architecture.module] ?? []).map { version in
        let moves = architectures.flatMap { MoveCosts.Move.both($0, version, piecesOf: least) }
          .filter { $0.target == version.module }
        let written = Dictionary(uniqueKeysWithValues: moves.map { ($0.source, $0.written) })
        let first = costs.moves.filter { $0.target == architecture.module }
        return Version(
          architecture: architecture.module,
          version: version.module,
          apart: written[architecture.module] ?? 0,
          toFirst: Dictionary(uniqueKeysWithValues: first.map { ($0.source, $0.written) }),
          toSecond: written.filter { $0.key != architecture.module }
        )
      }
    }
  }

  /// The share of all pairs of moves that two counts order alike, 0 to 1; a pair that one of them counts as equal is not
  /// ordered otherwise.
  public static func agreement(_ one: MoveCosts, _ other: MoveCosts) -> Double {
    agreement(
      one.moves.compactMap { move in
        other.move(from: move.source, to: move.target).map { (move.written, $0.written) }
      }
    )
  }

  private static func agreement(_ counts: [(Int, Int)]) -> Double {
    var (alike, all) = (0, 0)
    for (index, first) in counts.enumerated() {
      for second in counts[(index + 1)...] {
        all += 1
        if (first.0 - second.0).signum() * (first.1 - second.1).signum() >= 0 { alike += 1 }
      }
    }
    return all == 0 ? 1 : Double(alike) / Double(all)
  }
}
