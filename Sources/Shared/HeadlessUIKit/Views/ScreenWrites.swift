/// The writes to the screen during an action, for instruments and tests. Only debug builds note them.
package final class ScreenWrites {
  /// The list in which writes are noted now, if they are.
  @TaskLocal private static var noted: ScreenWrites?

  /// The elements that were written to, in order, an element as often as it was: by its identifier, as `row` or as `title`.
  package private(set) var elements: [String] = []

  /// Has noted nothing so far.
  package init() {}

  /// Notes what is written while something is done.
  package func note(_ body: () throws -> Void) rethrows {
    try Self.$noted.withValue(self, operation: body)
  }

  static func add(_ element: @autoclosure () -> String?) {
    #if DEBUG
      if let noted, let element = element() { noted.elements.append(element) }
    #endif
  }
}
