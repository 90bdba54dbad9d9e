/// The fewest references that must not be strong, so that nothing leaks.
///
/// Both parts have to be done: weak references end cycles, and a release ends a reference that something alive keeps.
public struct Remedy: Sendable, Hashable, Codable {
  /// The references to make weak or unowned, by label; where there is a choice, the first.
  public let weaken: [String]
  /// The smallest sets, all of one size: make all references of any one of them weak or unowned. App and window still
  /// hold everything then that they held before.
  public let choices: [[OwnershipGraph.Reference]]
  /// The references that something alive keeps, by label: they are to be released earlier.
  public let release: [String]
  /// True if it is proven that no smaller set would do; otherwise the search was cut short and found these.
  public let isMinimal: Bool

  /// Makes a remedy with sets of references to choose from.
  public init(choices: [[OwnershipGraph.Reference]], release: [String] = [], isMinimal: Bool = true) {
    self.choices = choices.filter { !$0.isEmpty }
    self.release = release
    self.isMinimal = isMinimal
    weaken = Set((choices.first ?? []).map(\.label)).sorted()
  }

  /// Makes a remedy without a choice.
  public init(weaken: [String] = [], release: [String] = [], isMinimal: Bool = true) {
    self.init(choices: [weaken.map { OwnershipGraph.Reference($0) }], release: release, isMinimal: isMinimal)
  }
}

extension Remedy {
  /// The changes to make, as text; empty if there are none.
  public var text: String {
    var lines: [String] = []
    let sets = choices.map { $0.map(\.description).joined(separator: ", ") }
    let doubt = isMinimal ? "" : " (fewer may do: the search was cut short)"
    switch sets.count {
    case 0: break
    case 1: lines.append("Make weak or unowned\(doubt): \(sets[0])")
    default:
      let size = choices.first?.count ?? 0
      lines.append("Make weak or unowned\(doubt) all references of one of these lines; each has \(size):")
      lines += sets.map { "  \($0)" }
    }
    if choices.joined().contains(where: { $0.place?.hasPrefix(Function.passedMethod) == true }) {
      lines.append("A method that is passed as a closure holds its object: pass a closure with a capture list.")
    }
    if !release.isEmpty { lines.append("Release earlier: \(release.joined(separator: ", "))") }
    return lines.map { $0 + "\n" }.joined()
  }
}
