public import Foundation

/// The project's files, at the path where the tests were compiled.
public enum Project {
  /// The folder of `Package.swift`.
  public static let root = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
}
