import ChangeCosts
import Foundation
import Patching
import Reports
import Suites
import UsersInterface

/// A change that a person has made in an exercise, compared with the current architecture.
struct OwnChange {
  /// The folder with the change, such as the package of an exercise.
  let folder: URL

  /// Returns the change made for a request in an architecture.
  ///
  /// - Throws: a failure if nothing was changed, or if the change contains something that no request needs.
  func change(_ request: String, of contender: Contender, in tree: ChangeTree) throws(CommandFailure) -> Change {
    let module = contender.id
    let old = try texts(in: tree.root.appending(path: "Sources/\(module)"), module)
    var own = try texts(in: folder.appending(path: "Sources/My\(module)"), module)
    if own.isEmpty { own = try texts(in: folder.appending(path: "Sources/\(module)"), module) }
    if own.isEmpty {
      throw CommandFailure(.noInput, "\(folder.relativePath): there is no Sources/My\(module) in it")
    }
    let patch = Patch.text(from: old, to: own)
    if patch.isEmpty { throw CommandFailure(.badData, "\(folder.relativePath): nothing is changed yet") }
    do throws(ChangeFailure) {
      let roles = contender.architecture.roles
      return try Change(request, module, patch: patch, at: folder.relativePath, sources: old, roles: roles)
    } catch {
      throw CommandFailure(.badData, error.text)
    }
  }

  private func texts(in folder: URL, _ module: String) throws(CommandFailure) -> [String: String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    var texts: [String: String] = [:]
    for name in names where name.hasSuffix(".swift") {
      let file = folder.appending(path: name)
      if name.contains(where: \.isNewline) {
        throw CommandFailure(.badData, "\(file.relativePath): no patch can hold this name, which has a line break")
      }
      guard let data = try? Data(contentsOf: file) else {
        throw CommandFailure(.noInput, "\(file.relativePath): cannot be read")
      }
      guard let text = String(validating: data, as: UTF8.self) else {
        throw CommandFailure(.badData, "\(file.relativePath): this is not UTF-8; save it as UTF-8")
      }
      texts["Sources/\(module)/\(name)"] = text
    }
    return texts
  }
}
