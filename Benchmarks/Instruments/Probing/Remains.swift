/// What becomes of what a screen made when the screen has gone.
public enum Remains: String, Sendable, Codable, Comparable {
  /// All of it goes with the screen.
  case none
  /// Some of it is alive when the screen has gone, though not more with every further screen.
  case lingers
  /// Some of it stays with every further screen.
  case grows

  /// The worse one is greater.
  public static func < (left: Remains, right: Remains) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .none: 0
    case .lingers: 1
    case .grows: 2
    }
  }
}
