/// Contenders by their medians, with ties: "1 1 3".
///
/// The fastest leads the first group. Going up, a contender joins the group unless it is slower than the group's leader;
/// then it leads the next one, and its rank is one more than the number of contenders before it (competition ranking).
/// So every member of a group is tied with its leader, though not necessarily with every other member.
public struct Ranking: Sendable, Hashable {
  /// A contender and its rank.
  public struct Place: Sendable, Hashable {
    /// Who it is.
    public let contender: String
    /// The rank, from 1.
    public let rank: Int
  }

  /// All contenders, fastest first; by name where medians are equal.
  public let places: [Place]

  /// Ranks contenders.
  /// - Parameters:
  ///   - medians: by contender, in one unit.
  ///   - verdict: of the first against the second.
  public init(medians: [String: Double], verdict: (String, String) -> Verdict) {
    var places: [Place] = []
    var leader: Place?
    for contender in medians.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }).map(\.key) {
      let joined = leader.flatMap { verdict(contender, $0.contender) == .slower ? nil : $0.rank }
      let place = Place(contender: contender, rank: joined ?? places.count + 1)
      if joined == nil { leader = place }
      places.append(place)
    }
    self.places = places
  }

  /// The rank of a contender, from 1; nil if it was not ranked.
  public func rank(of contender: String) -> Int? {
    places.first { $0.contender == contender }?.rank
  }
}
