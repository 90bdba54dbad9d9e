import Adopting
import Foundation

/// A temporary folder with sources, on which the command is run.
final class AdoptFolder {
  /// The folder.
  let url = FileManager.default.temporaryDirectory.appending(path: "adopt-\(UUID())")
  private let command = AdoptCommand(package: URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL)

  /// Makes the folder.
  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, and the folders that it is in.
  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes an app's delegate with what it imports.
  func writeApp(_ imports: String..., to path: String = "Shop/A.swift") throws {
    let lines = imports.map { "import \($0)\n" }.joined()
    try write("import UIKit\n\(lines)@main class A: UIResponder, UIApplicationDelegate {}", to: path)
  }

  /// Runs the command. Words that begin with a slash, or have one behind `=` or `,`, name places in the folder.
  func run(_ words: String...) -> (text: String, code: Int32) { run(words) }

  /// Runs the command with a list of words.
  func run(_ words: [String]) -> (text: String, code: Int32) {
    command.run(
      words.map { $0.replacing(#/(^|=|,)//#) { "\($0.output.1)\(url.path)/" } }
    )
  }

  /// The text of a file; empty if there is none.
  func text(_ path: String) -> String {
    (try? String(contentsOf: url.appending(path: path), encoding: .utf8)) ?? ""
  }

  /// The paths of all files and folders.
  var everything: Set<String> { Set((try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []) }
}
