/// The output of XCTest, which `swift test` runs beside Swift Testing: nothing as long as there is no test of it.
package struct XCTestReport {
  private var held: [String] = []
  private var hasTests = false

  package init() {}

  /// Takes a line of the run.
  ///
  /// - Returns: the lines to show now: none while the lines are those of a run without tests.
  package mutating func take(_ line: String) -> [String] {
    if hasTests { return [line] }
    held.append(line)
    let isOfNone = line.contains(#/^(Test Suite '|\s+Executed 0 tests, )/#)
    if isOfNone { return [] }
    hasTests = true
    return held
  }
}
