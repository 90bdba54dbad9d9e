import Patching
import Texts

/// The tokens to read and to write for every change request in each architecture.
public struct ReadingCosts: Sendable {
  /// The costs, by request and then by architecture.
  public let costs: [ReadingCost]

  /// Counts the changes of a package; those that an architecture has not made are left out.
  public init(_ requests: [String], of architectures: [String], in tree: ChangeTree) throws(ChangeFailure) {
    let package = tree.package
    do {
      var shared = DeclarationIndex()
      for module in Self.shared {
        let files = try package.files(in: "Sources/Shared/\(module)")
        shared.add(files.mapValues(DeclarationReader.init), isOtherModule: true)
      }
      let sources = try architectures.map { try package.files(in: "Sources/\($0)") }
      let read = sources.map { $0.mapValues(DeclarationReader.init) }
      var costs: [ReadingCost] = []
      for request in requests {
        var given = shared
        let folder = "\(ChangeTree.folder)/\(request)/Given"
        if package.has(folder) {
          given.add(try package.files(in: folder).mapValues(DeclarationReader.init), isOtherModule: true)
        }
        for ((name, files), declarations) in zip(zip(architectures, sources), read) {
          var index = given
          index.add(declarations, isOtherModule: false)
          guard tree.hasPatch(request, name) else { continue }
          let patch = try Patch(named: "\(request) of \(name)", tree.patchText(request, name))
          costs.append(ReadingCost(request, name, patch, sources: files, index))
        }
      }
      self.costs = costs
    } catch let failure as ChangeFailure {
      throw failure
    } catch let failure as UnreadableFile {
      throw .unreadable(path: failure.path)
    } catch {
      throw .patch("\(error)")
    }
  }

  /// Returns a change's cost; `nil` if the architecture has not made it.
  public func cost(_ request: String, in architecture: String) -> ReadingCost? {
    costs.first { $0.request == request && $0.architecture == architecture }
  }

  /// The modules that the architectures see.
  private static let shared = ["Users", "HeadlessUIKit", "UsersInterface"]
}
