/// The costs of moving an app from one architecture to another: the tokens of the target that do not stand in the source,
/// in whatever order its pieces stand. An estimate: nobody has made the moves.
///
/// A piece that stands in both is moved at no cost if it has a least number of tokens (greedy string tiling). Names count as
/// they are, so a piece in which a role has another name is written anew. So is a file with fewer tokens than that.
public struct MoveCosts: Sendable, Encodable {
  /// The move of an app.
  public struct Move: Sendable, Equatable, Encodable {
    /// The architecture that it comes from.
    public let source: String
    /// The architecture that it goes to.
    public let target: String
    /// The tokens of the target that do not stand in the source, by the role of the target's file; roles without any are
    /// left out.
    public let writtenByRole: [String: Int]
    /// The tokens of the source that do not stand in the target.
    public let removed: Int
    /// The tokens that stand in both.
    public let kept: Int

    /// The tokens of the target that do not stand in the source.
    public var written: Int { writtenByRole.values.reduce(0, +) }
  }

  /// The least number of tokens that a piece has, unless another one is asked for.
  public static let leastPiece = 12

  /// The architectures, in the order in which they were given.
  public let modules: [String]
  /// The number of tokens of each.
  public let tokens: [String: Int]
  /// The moves from each to each other, by source and then by target, in that order.
  public let moves: [Move]

  /// Counts the moves between architectures.
  ///
  /// - Parameters:
  ///   - modules: the architectures' tokens.
  ///   - least: the least number of tokens that a piece has.
  public init(between modules: [ModuleTokens], piecesOf least: Int = leastPiece) {
    self.modules = modules.map(\.module)
    tokens = Dictionary(modules.map { ($0.module, $0.count) }, uniquingKeysWith: { first, _ in first })
    var moves: [String: [String: Move]] = [:]
    for (index, one) in modules.enumerated() {
      for other in modules[(index + 1)...] {
        for move in Move.both(one, other, piecesOf: least) { moves[move.source, default: [:]][move.target] = move }
      }
    }
    let names = self.modules
    self.moves = names.flatMap { source in names.compactMap { moves[source]?[$0] } }
  }

  /// Returns the move between two architectures; `nil` if they are the same, or one was not given.
  public func move(from source: String, to target: String) -> Move? {
    moves.first { $0.source == source && $0.target == target }
  }

  /// The figures of an architecture by name; none if there is no move to it.
  public func figures(of module: String) -> [String: Double] {
    let (here, away) = (moves.filter { $0.target == module }, moves.filter { $0.source == module })
    guard let nearest = here.map(\.written).min(), let next = away.map(\.written).min() else { return [:] }
    func mean(_ moves: [Move]) -> Double { Double(moves.reduce(0) { $0 + $1.written }) / Double(moves.count) }
    return [
      "tokens to write on the cheapest move to it": Double(nearest),
      "tokens to write on the mean move to it": mean(here),
      "tokens to write on the cheapest move away": Double(next),
      "tokens to write on the mean move away": mean(away),
    ]
  }
}

extension MoveCosts.Move {
  /// The moves from one to the other and back: what stands in both is the same in both directions.
  static func both(_ one: ModuleTokens, _ other: ModuleTokens, piecesOf least: Int) -> [MoveCosts.Move] {
    var numbers = TokenNumbers()
    let (first, second) = (numbers.text(of: one), numbers.text(of: other))
    let tiling = GreedyTiling(first.numbers, second.numbers, atLeast: least)
    let firstAlone = first.byRole(without: tiling.isCommonInFirst)
    let secondAlone = second.byRole(without: tiling.isCommonInSecond)
    func move(_ source: ModuleTokens, _ target: ModuleTokens, _ written: [String: Int], _ removed: [String: Int])
      -> Self
    {
      Self(
        source: source.module,
        target: target.module,
        writtenByRole: written,
        removed: removed.values.reduce(0, +),
        kept: tiling.count
      )
    }
    return [move(one, other, secondAlone, firstAlone), move(other, one, firstAlone, secondAlone)]
  }
}

/// A module's tokens as numbers, with a number behind each file that no other text has.
private struct NumberedText {
  var numbers: [Int] = []
  /// The role of each token's file; `nil` behind a file.
  var roles: [String?] = []

  /// The number of tokens that do not belong to common pieces, by role.
  func byRole(without isCommon: [Bool]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for (place, role) in roles.enumerated() where !isCommon[place] {
      if let role { counts[role, default: 0] += 1 }
    }
    return counts
  }
}

/// Numbers for the tokens of texts that are compared: the same for the same token.
private struct TokenNumbers {
  private var numbers: [Substring: Int] = [:]
  private var ends = 0

  mutating func text(of module: ModuleTokens) -> NumberedText {
    var text = NumberedText()
    for file in module.files {
      for token in file.tokens { text.numbers.append(number(of: token)) }
      text.roles += Array(repeating: file.role, count: file.tokens.count)
      ends -= 1
      text.numbers.append(ends)
      text.roles.append(nil)
    }
    return text
  }

  private mutating func number(of token: Substring) -> Int {
    if let number = numbers[token] { return number }
    let number = numbers.count
    numbers[token] = number
    return number
  }
}
