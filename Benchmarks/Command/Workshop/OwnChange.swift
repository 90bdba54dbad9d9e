import ChangeCosts
import Foundation
import Patching
import Reports
import Suites
import UsersInterface

/// A change that somebody has made in an exercise, against the architecture as it stands.
struct OwnChange {
  /// What is compared, such as the package of an exercise.
  let folder: URL

  /// What was changed for a request in an architecture.
  ///
  /// - Throws: a failure if nothing was, or if the change has what no request needs.
  func change(_ request: String, of contender: Contender, in tree: ChangeTree) throws(CommandFailure) -> Change {
    let module = contender.id
    let old = texts(in: tree.root.appending(path: "Sources/\(module)"), module)
    let own = ["My\(module)", module].map { texts(in: folder.appending(path: "Sources/\($0)"), module) }
      .first { !$0.isEmpty }
    guard let own else {
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

  private func texts(in folder: URL, _ module: String) -> [String: String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) { texts, name in
      texts["Sources/\(module)/\(name)"] = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
  }
}
