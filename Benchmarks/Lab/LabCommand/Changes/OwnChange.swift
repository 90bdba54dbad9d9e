import ChangeCosts
import Command
import Figures
import Foundation
import Processes
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
    let old = try SwiftTexts.all(in: tree.root, "Sources/\(module)")
    var own = try SwiftTexts.all(in: folder, "Sources/My\(module)")
    own = Dictionary(uniqueKeysWithValues: own.map { ($0.replacing("Sources/My", with: "Sources/"), $1) })
    if own.isEmpty { own = try SwiftTexts.all(in: folder, "Sources/\(module)") }
    if own.isEmpty {
      throw CommandFailure(.noInput, "\(folder.relativePath): there is no Sources/My\(module) in it")
    }
    let patch: String
    do {
      patch = try GitPatch.text(from: old, to: own)
    } catch {
      throw CommandFailure(.failed, error.description)
    }
    if patch.isEmpty { throw CommandFailure(.badData, "\(folder.relativePath): nothing is changed yet") }
    do throws(ChangeFailure) {
      let roles = contender.architecture.roles
      return try Change(request, module, patch: patch, at: folder.relativePath, sources: old, roles: roles)
    } catch {
      throw CommandFailure(.badData, error.text)
    }
  }
}
