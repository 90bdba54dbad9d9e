import CInstruments
import Foundation
/// The program that started this one.
public enum Parent {
  /// The variable that holds the number of the process that started this one.
  private static let variable = "WORKBENCH_PARENT"

  /// The environment that makes a program end with this one, if it calls ``endWithIt()``.
  static var environment: [String: String] { [variable: "\(ProcessInfo.processInfo.processIdentifier)"] }

  /// Ends this process when its parent ends, however that is: nobody is left to read its answer.
  ///
  /// Nothing happens in a process that a person started.
  public static func endWithIt() {
    guard let number = ProcessInfo.processInfo.environment[variable].flatMap({ Int32($0) }) else { return }
    instruments_end_with_parent(number)
  }
}
