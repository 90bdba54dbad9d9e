import HeadlessUIKit
import TaskControl
public import Testing

/// The abilities of this system that others do not have. Linux on x86-64 must have all of them.
public enum Abilities {
  /// True if the instrumented program counts and looks into the heap.
  public static var hasInstruments: Bool {
    #if os(Linux) && arch(x86_64) && !PORTABLE
      true
    #else
      false
    #endif
  }
}

extension Trait where Self == ConditionTrait {
  /// Marks tests of turns of the main actor: see ``MainActorTasks``.
  public static func withTurns(_ place: SourceLocation = #_sourceLocation) -> ConditionTrait {
    .enabled(if: MainActorTasks.isAvailable, "no turns of the main actor here", sourceLocation: place)
  }

  /// Marks tests of counts and of the heap.
  public static func withInstruments(_ place: SourceLocation = #_sourceLocation) -> ConditionTrait {
    .enabled(if: Abilities.hasInstruments, "no instruments here", sourceLocation: place)
  }
}
