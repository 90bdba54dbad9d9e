/// A small change of a module.
public struct Mutant: Sendable {
  /// One place that it changes.
  struct Edit: Sendable {
    /// The place, in bytes.
    let range: Range<Int>
    /// The text in this place if the change is made for good.
    let replacement: String
    /// The text before and after the place in the scratch copy, where the change is made when it is switched on.
    let before: String
    let after: String
    /// True if the original stands between the two.
    var keepsOriginal = true

    /// Returns the same edit with the mutant's number in place of each `#`.
    func numbered(_ number: Int) -> Edit {
      let texts = [before, after].map { $0.replacing("#", with: "\(number)") }
      return Edit(
        range: range,
        replacement: replacement,
        before: texts[0],
        after: texts[1],
        keepsOriginal: keepsOriginal
      )
    }
  }

  /// The mutant's number in its module, from 0.
  public let number: Int
  /// The kind of change.
  public let operation: MutationOperator
  /// The file, as a path below the module's folder.
  public let file: String
  /// The role of that file.
  public let role: String
  /// The line that the change begins in, from 1.
  public let line: Int
  /// The column where the change begins, from 1, in bytes.
  public let column: Int
  /// The end of the change: the line and the column after its last byte.
  public let end: (line: Int, column: Int)
  /// The lines that it changes, without the blanks around them, as they are.
  public let original: String
  /// The same lines as they are with the change.
  public let changed: String
  /// The reference that is made strong, such as `delegate` or `[self]`; `nil` for other kinds of change.
  public let reference: String?
  /// The function or property around it, in bytes.
  let scope: Range<Int>
  let edits: [Edit]
  /// Code that the scratch copy needs for the change in another file.
  let support: String

  /// The change as lines of a diff.
  public var diff: [String] {
    original.split(separator: "\n").map { "- \($0)" } + changed.split(separator: "\n").map { "+ \($0)" }
  }
}

extension Mutant {
  /// A text that identifies the change in one version of the sources.
  var key: String {
    let places = edits.map { "\($0.range.lowerBound)-\($0.range.upperBound)=\($0.replacement)" }
    return "\(file) \(operation.rawValue) \(places.joined(separator: " "))"
  }
}

/// A kind of small change.
///
/// After PIT's and Stryker's lists (pitest.org/quickstart/mutators, stryker-mutator.io/docs), with memory added, and
/// without kinds that these modules have no use for, such as arithmetic.
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

  /// The kind of change in a few words.
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
