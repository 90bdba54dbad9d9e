/// The surroundings of the command: where results go, and where errors and progress go.
@MainActor public protocol Console: AnyObject {
  /// Whether results go to a terminal that shows colours.
  var showsColors: Bool { get }
  /// Whether errors go to a terminal, on which a line can be written over.
  var showsProgress: Bool { get }
  /// How many characters a line of the results may have.
  var width: Int { get }
  /// Writes results.
  ///
  /// - Throws: a failure if the stream does not take them all.
  func write(_ text: String) throws(CommandFailure)
  /// Writes an error, a line of its own.
  func writeError(_ line: String)
  /// Writes a line over the progress shown before; an empty one clears it.
  func showProgress(_ line: String)
}
