/// What is written to the screen while something is done, for instruments and tests. Only builds for debugging note it.
package final class ScreenWrites {
  /// Where writes are noted now, if they are.
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
