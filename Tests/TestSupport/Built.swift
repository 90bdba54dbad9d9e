public import Foundation

/// The products that are built beside the tests.
public enum Built {
  /// The folder of the tests' bundle, which is that of all products; the program that runs them may be elsewhere.
  public static var folder: URL {
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }.map { URL(fileURLWithPath: $0) }
    return (bundle ?? program).deletingLastPathComponent()
  }
}
