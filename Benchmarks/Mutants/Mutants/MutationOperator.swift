/// A kind of small change.
///
/// After PIT's and Stryker's lists (pitest.org/quickstart/mutators, stryker-mutator.io/docs), without what these modules have
/// no use for, such as arithmetic, and with memory.
public enum MutationOperator: String, Sendable, CaseIterable, Codable {
  /// A condition is negated.
  case condition
  /// A comparison is replaced by its opposite, and `<` by `<=` and the like.
  case comparison
  /// `&&` and `||` are exchanged.
  case logic
  /// `true` and `false` are exchanged.
  case boolean
  /// A call whose value is not used is removed.
  case call
  /// An assignment is removed.
  case assignment
  /// A value that is returned is replaced: by `nil`, nothing, zero, or the other case.
  case result
  /// A `guard`'s exit is always taken, or never.
  case `guard`
  /// A case's body is emptied.
  case `case`
  /// Two arguments of one type are exchanged.
  case arguments
  /// A string of the app's wording is replaced by another text.
  case wording
  /// A weak or unowned reference is made strong.
  case memory

  /// What is changed, in a few words.
  public var summary: String {
    switch self {
    case .condition: "a condition negated"
    case .comparison: "a comparison replaced"
    case .logic: "&& and || exchanged"
    case .boolean: "true and false exchanged"
    case .call: "a call removed whose value is not used"
    case .assignment: "an assignment removed"
    case .result: "a returned value replaced by nil, nothing, zero or the other case"
    case .guard: "a guard's exit always or never taken"
    case .case: "a case's body emptied"
    case .arguments: "two arguments of one type exchanged"
    case .wording: "a text of the app's wording replaced"
    case .memory: "a weak or unowned reference made strong"
    }
  }
}
