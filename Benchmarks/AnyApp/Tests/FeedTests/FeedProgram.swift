import Foundation
import Instruments

/// The program of the feed in one architecture.
struct FeedProgram: CustomStringConvertible {
  /// The feed in each architecture.
  static let all = ["FeedMVC", "FeedMVP", "FeedMVVMC"].map(FeedProgram.init)
  /// The folder of the originals.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../Examples/Feed")
    .standardizedFileURL
  private static let products = Bundle.main.bundleURL

  /// The architecture.
  let description: String

  init(_ architecture: String) {
    description = architecture
  }

  /// Runs the program in a folder of the originals.
  func run(_ words: [String], in folder: String) -> ProgramRun {
    let program = Self.products.appending(path: "feed").path
    let place = Self.folder.appending(path: folder).path
    let command = "cd '\(place)' && exec '\(program)' --app \(description) \(words.joined(separator: " "))"
    return ProgramRun(URL(filePath: "/bin/sh"), ["-c", command], name: description)
  }

  /// Does the steps of a journey, in a process of its own.
  ///
  /// - Returns: the screen after every step, and the reason why not all of them hold; `nil` if they do.
  func screens(after steps: [String]) throws -> (screens: [String], failure: String?) {
    let file = FileManager.default.temporaryDirectory.appending(path: "feed-\(UUID()).journey")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(steps.map { "\($0)\nscreen\n" }.joined().utf8).write(to: file)
    let run = run(["journey", file.path], in: "Journeys")
    let text = String(decoding: run.output, as: UTF8.self).replacing(file.path, with: "The journey")
    return (text.components(separatedBy: "\n┌"), run.failure)
  }
}
