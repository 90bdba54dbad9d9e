/// The surroundings of a view. They stay as they are here; a module that runs apps says what they are.
@preconcurrency @MainActor open class UITraitCollection {
  /// Makes surroundings.
  public init() {}

  nonisolated deinit {}
}
