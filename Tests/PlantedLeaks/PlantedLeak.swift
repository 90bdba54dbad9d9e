/// Programs that leak on purpose, one for each way in which Swift lets objects hold each other.
///
/// They are the controls of the leak finder, and run without it as well, under LeakSanitizer. Each has a copy that does
/// the same and leaks nothing.
public enum PlantedLeak: String, Sendable, CaseIterable {
  /// Two classes that hold each other in stored properties.
  case field
  /// A closure that captures its owner.
  case closure
  /// A method of the owner that is passed as a closure.
  case method
  /// A closure that captures several objects, some weakly, among them its owner.
  case captures
  /// Elements of an array that hold the array's owner.
  case array
  /// Values of a dictionary that hold the dictionary's owner.
  case dictionary
  /// A captured variable that refers to the closure's owner.
  case box
  /// An object that is held as `any Protocol`.
  case existential
  /// A structure too large to be kept inline as `any Protocol`.
  case existentialBox
  /// A generic class.
  case generic
  /// The payload of an enumeration's case.
  case enumeration
  /// An object that a global variable keeps; no cycle, so that LeakSanitizer does not report it.
  case global
  /// An observer's closure that captures the observer, whose release would end the observation; no cycle, either.
  case observer

  /// The order in which owners and the objects that they own are made.
  public enum Order: String, Sendable, CaseIterable {
    /// Owners are made first.
    case ownerFirst
    /// Owned objects are made first, as when they are passed to their owners' initialisers.
    case ownedFirst
  }

  /// The orders that make a difference: without an owned object there is only one.
  public var orders: [Order] {
    switch self {
    case .closure, .method, .existentialBox, .global, .observer: [.ownerFirst]
    default: Order.allCases
    }
  }

  /// Runs the program: a stage holds a screen for a while.
  ///
  /// - Parameters:
  ///   - leaks: true if it leaks; false for the copy that does not.
  ///   - times: the number of times that the objects are made.
  ///   - order: the order in which they are made.
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
    case .method: plantMethod(leaks, seed)
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
