import Foundation
import Texts

/// A package that is made for a person in a new folder: all of it or nothing.
struct NewPackage {
  /// The path of the new folder: it contains no link, and nothing exists there yet.
  let folder: URL
  /// Its files' texts, by path.
  var files: [String: String] = [:]

  /// Checks that a package can be made.
  ///
  /// - Parameters:
  ///   - path: the folder as it was typed; `nil` for a folder called `name` beside the workbench.
  ///   - taken: names that the folder must not have, because packages are told apart by them.
  init(
    at path: String?,
    named name: String,
    of workbench: WorkbenchFolder,
    taken: [String] = []
  ) throws(CommandFailure) {
    if path == "" { throw .usage("the name of the folder is empty; give another name") }
    let beside = workbench.root.deletingLastPathComponent().appending(path: name)
    let typed = (path.map { URL(filePath: $0) } ?? beside).standardizedFileURL
    folder = typed.deletingLastPathComponent().resolvingSymlinksInPath().appending(path: typed.lastPathComponent)
    let told = path ?? folder.path
    if let name = Self.obstacle(in: folder.path) {
      throw .usage("\(told): SwiftPM cannot build where \(name) is in the path; give another folder")
    }
    // This also finds a link without a target.
    if (try? FileManager.default.attributesOfItem(atPath: folder.path)) != nil {
      throw .usage("\(told): this is there already; give a folder that does not exist")
    }
    if workbench.contains(folder) {
      throw .usage("\(told): this is in the workbench's folder; give one outside of it")
    }
    if let name = ([workbench.root.lastPathComponent] + taken).first(where: { isCalled($0) }) {
      throw .usage("\(told): a package in a folder called \(name) takes part already; give another name")
    }
  }

  /// Returns the path to the workbench from a folder of the package.
  func path(to workbench: WorkbenchFolder, from subfolder: String = "") -> String {
    workbench.path(from: subfolder.isEmpty ? folder : folder.appending(path: subfolder))
  }

  /// Writes the package. It is made under another name first: a reader sees all of it or nothing.
  func write() throws(CommandFailure) {
    let draft = folder.deletingLastPathComponent().appending(path: ".\(folder.lastPathComponent).\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: false)
      for (path, text) in files {
        let file = draft.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try FileManager.default.moveItem(at: draft, to: folder)
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw CommandFailure(.failed, "\(folder.path): cannot be made (\(SystemReason.of(error)))")
    }
  }

  /// The name of a character that SwiftPM or the compiler does not accept in a path; `nil` if there is none.
  private static func obstacle(in path: String) -> String? {
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\\": return "a backslash"
      case "\"": return "a double quote"
      // The compiler replaces it in the names of the files that it writes first.
      case "%": return "a percent sign"
      case "\n", "\r": return "a line break"
      case _ where scalar.value < 0x20: return "a control character"
      default: break
      }
    }
    return nil
  }

  private func isCalled(_ name: String) -> Bool {
    folder.lastPathComponent.lowercased() == name.lowercased()
  }
}
