import Foundation
import Texts

extension Program {
  /// Returns the command line of the lab for some words; `nil` if this is the lab.
  func lab(_ words: [String]) -> String? {
    #if DEBUG
      let run = "swift run"
    #else
      let run = "swift run -c release"
    #endif
    return isLab ? nil : ([run, Self.lab] + words.map(Self.quoted)).joined(separator: " ")
  }

  /// Returns the command line that puts an app of UIKit on the bench: a program of its own, in a package of its own.
  func adopt(_ words: [String]) -> String {
    (["swift run --package-path", Self.path(of: PackageFolder.anyApp), "adopt"] + words.map(Self.quoted))
      .joined(separator: " ")
  }

  /// Returns the command line of this program, built for debugging, for some words.
  func builtForDebugging(_ words: [String]) -> String {
    let program = isLab ? Self.lab : executable?.lastPathComponent ?? "workbench"
    return (["swift run", program] + words.map(Self.quoted)).joined(separator: " ")
  }

  /// The lab, the program that has variants and wirings, in the words after `swift run`. It is in a package of its own: a
  /// folder of the current one, if that is the workbench's.
  private static var lab: String { "--package-path \(path(of: PackageFolder.lab)) lab" }

  /// Returns the path of a package in the workbench, in the current folder or by the whole path.
  private static func path(of folder: String) -> String {
    let package = PackageFolder.here()
    let isCurrent = package.isSame(as: PackageFolder(root: URL(filePath: FileManager.default.currentDirectoryPath)))
    return quoted(isCurrent ? folder : package.root.appending(path: folder).path)
  }

  /// Quotes a word for a shell.
  static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./:=,@%+".contains($0) }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}
