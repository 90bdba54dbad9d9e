/// The elements written to while a closure runs, for instruments and tests. Only debug builds note them.
public final class ScreenWrites {
  /// The object that notes writes now, if there is one.
  @TaskLocal private static var noted: ScreenWrites?

  /// The elements written to, in order, one entry for each write: an identifier, `row` or `title`.
  public private(set) var elements: [String] = []

  /// Makes an object that has noted nothing yet.
  public init() {}

  /// Notes the writes that are made while a closure runs.
  public func note(_ body: () throws -> Void) rethrows {
    try Self.$noted.withValue(self, operation: body)
  }

  static func add(_ element: @autoclosure () -> String?) {
    #if DEBUG
      if let noted, let element = element() { noted.elements.append(element) }
    #endif
  }
}
