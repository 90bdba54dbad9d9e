/// Programs that leak on purpose, one for each way in which Swift lets objects hold each other.
///
/// They are the controls of the leak finder, and run without it as well, under LeakSanitizer. Each has a copy that does
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
  /// An observer's closure that captures who observes, which would end the observation when it goes; no cycle, either.
  case observer

  /// Whether owners are made before what they own.
  public enum Order: String, Sendable, CaseIterable {
    /// They are.
    case ownerFirst
    /// They are made after it, as where it is handed to their initialisers.
    case ownedFirst
  }

  /// The orders that make a difference: without an object that is owned there is but one.
  public var orders: [Order] {
    switch self {
    case .closure, .existentialBox, .global, .observer: [.ownerFirst]
    default: Order.allCases
    }
  }

  /// Whether LeakSanitizer finds it.
  public var isUnreachable: Bool { self != .global && self != .observer }

  /// Runs the program: a screen is on stage for a while.
  ///
  /// - Parameters:
  ///   - leaks: whether it leaks, or is the copy that does not.
  ///   - times: how many times the objects are made.
  ///   - order: in which order.
  ///   - looking: called with the stage while it holds the screen.
  /// - Returns: a number that depends on what the objects did, so that the optimiser cannot do without them.
  @MainActor
  @_optimize(none)
  @inline(never)
  public func run(
    leaks: Bool,
    times: Int,
    _ order: Order = .ownerFirst,
    looking: (AnyObject) -> Void = { _ in }
  ) -> Int {
    (0..<times).reduce(0) { sum, seed in
      let stage = Stage(Registry.shared)
      stage.screen = plant(leaks, order, seed)
      looking(stage)
      return sum + stage.clear()
    }
  }

  @MainActor
  @_optimize(none)
  @inline(never)
  private func plant(_ leaks: Bool, _ order: Order, _ seed: Int) -> Screen {
    switch self {
    case .field: plantField(leaks, order, seed)
    case .closure: plantClosure(leaks, seed)
    case .captures: plantCaptures(leaks, order, seed)
    case .array: plantArray(leaks, order, seed)
    case .dictionary: plantDictionary(leaks, order, seed)
    case .box: plantBox(leaks, order, seed)
    case .existential: plantExistential(leaks, order, seed)
    case .existentialBox: plantExistentialBox(leaks, seed)
    case .generic: plantGeneric(leaks, order, seed)
    case .enumeration: plantEnumeration(leaks, order, seed)
    case .global: plantGlobal(leaks, seed)
    case .observer: plantObserver(leaks, seed)
    }
  }
}
