/// Programs that leak on purpose, one for each way in which Swift lets objects hold each other.
///
/// They are the controls of the leak finder, and run without it as well, under LeakSanitizer. Each has a twin that does
/// the same and leaks nothing.
public enum PlantedLeak: String, Sendable, CaseIterable {
  /// Two classes that hold each other in stored properties.
  case field
  /// A closure that captures who keeps it.
  case closure
  /// A closure that captures several things, some weakly, among them who keeps it.
  case captures
  /// Elements of an array that hold the array's owner.
  case array
  /// Values of a dictionary that hold the dictionary's owner.
  case dictionary
  /// A variable shared by a closure and who keeps it.
  case box
  /// A protocol's implementer that is held as `any Protocol`.
  case existential
  /// A structure too large to be kept inline as `any Protocol`.
  case existentialBox
  /// A generic class.
  case generic
  /// The payload of an enumeration's case.
  case enumeration
  /// What a global variable keeps; no cycle, so that LeakSanitizer does not call it a leak.
  case global

  /// Whether LeakSanitizer finds it.
  public var isUnreachable: Bool { self != .global }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - leaks: whether it leaks, or is the twin that does not.
  ///   - times: how many times the objects are made.
  /// - Returns: a number that depends on what the objects did, so that the optimiser cannot do without them.
  @MainActor
  @_optimize(none)
  @inline(never)
  public func run(leaks: Bool, times: Int) -> Int {
    (0..<times).reduce(0) { $0 + runOnce(leaks: leaks, seed: $1) }
  }

  @MainActor
  @_optimize(none)
  @inline(never)
  private func runOnce(leaks: Bool, seed: Int) -> Int {
    switch self {
    case .field: plantField(leaks, seed)
    case .closure: plantClosure(leaks, seed)
    case .captures: plantCaptures(leaks, seed)
    case .array: plantArray(leaks, seed)
    case .dictionary: plantDictionary(leaks, seed)
    case .box: plantBox(leaks, seed)
    case .existential: plantExistential(leaks, seed)
    case .existentialBox: plantExistentialBox(leaks, seed)
    case .generic: plantGeneric(leaks, seed)
    case .enumeration: plantEnumeration(leaks, seed)
    case .global: plantGlobal(leaks, seed)
    }
  }
}
