import Foundation
import Processes

/// The program of the feed, for one architecture of it.
struct FeedProgram: CustomStringConvertible {
  /// The feed in each architecture.
  static let all = ["FeedMVC", "FeedMVP", "FeedMVVMC"].map(FeedProgram.init)
  /// The folder of the originals.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../Examples/Feed")
    .standardizedFileURL
  private static let products = Bundle.main.bundleURL

  /// The name of the architecture's module.
  let description: String

  init(_ module: String) {
    description = module
  }

  /// Runs the program in a folder of the originals; the one with instruments has another name.
  ///
  /// - Returns: the lines that it prints, and the reason why it fails; `nil` if it does not.
  func run(_ words: [String], in folder: String, program name: String = "feed") -> Answer {
    Self.run(["--app", description] + words, in: folder, program: name)
  }

  /// Runs the program of all architectures in a folder of the originals.
  static func run(_ words: [String], in folder: String, program name: String = "feed") -> Answer {
    let place = Self.folder.appending(path: folder).path
    let program = products.appending(path: name).path
    let command = "cd '\(place)' && exec '\(program)' \(words.joined(separator: " "))"
    let run = ProgramRun(URL(filePath: "/bin/sh"), ["-c", command], name: name)
    return (run.text.split(separator: "\n").map(String.init), run.failure)
  }

  typealias Answer = (lines: [String], failure: String?)
}
