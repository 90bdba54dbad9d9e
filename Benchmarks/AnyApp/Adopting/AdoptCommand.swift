import Adapting
public import Foundation
import Texts

/// The command that puts an app on the bench, or says first what of UIKit it needs.
public struct AdoptCommand {
  /// The help.
  public static let help = """
    adopt — puts an app of UIKit on the bench, its sources as they are

      adopt PATH            makes a package beside the folder PATH that builds and runs the app in it
      adopt --survey PATH   says what of UIKit the sources use, and what of it is missing; builds nothing

      --into FOLDER         the package's folder
      --name NAME           the name of the app's module; else that which its tests import, or the folder's
      --module NAME=FOLDER[,FOLDER...]
                            the sources of a module that the app imports; each module is one option or more
      --leave-out PLACE     a folder or a file that is not compiled, of the app or of a module
      --tests FOLDER        the app's own tests, which `swift test` runs in the package

    Nothing in PATH or in the other folders is changed. Then, in the package: swift run App help

    """

  private let package: URL

  /// Prepares the command.
  ///
  /// - Parameter package: the folder of the package that has UIKit.
  public init(package: URL) {
    self.package = package
  }

  /// Does what a command line says.
  ///
  /// - Returns: the text to print, and the exit code: 0, 64 for a mistake on the command line, 65 for sources that cannot be
  ///   read, 73 for a package that cannot be written.
  public func run(_ words: [String]) -> (text: String, code: Int32) {
    let (text, code) = answer(words)
    // Names of files and folders may have control characters.
    return (text.lines.map { String($0).visible }.joined(separator: "\n"), code)
  }

  private func answer(_ words: [String]) -> (text: String, code: Int32) {
    do {
      guard let options = try AdoptOptions(words) else {
        return (Self.help, ["--help", "help"].contains(words.first) ? 0 : 64)
      }
      let taken = try ModuleNames.words(ofManifest: package.appending(path: "../../Package.swift"))
      let adoption = try Adoption(options, besides: options.isSurvey ? [] : taken)
      let survey = try Survey(adoption, KnownNames(in: Self.sources(of: package)), in: options.originals.path)
      return (options.isSurvey ? survey.text : try adopt(adoption, survey, options), 0)
    } catch let error as AdoptionError {
      return ("adopt: \(error)\n", error.code)
    } catch {
      return ("adopt: \(error)\n", 65)
    }
  }

  private func adopt(_ adoption: Adoption, _ survey: Survey, _ options: AdoptOptions) throws -> String {
    let app = try AdaptedModule(Module(name: adoption.app.name, files: adoption.app.files))
    guard app.hasDelegate else { throw AdoptionError.noDelegate(options.originals.path) }
    let others = try (adoption.modules + [adoption.tests].compactMap(\.self)).map {
      ($0, try AdaptedModule(Module(name: $0.name, files: $0.files)))
    }
    let registering = others.filter {
      $0.0.name != adoption.tests?.name && $0.1.files.contains { $0.registration != nil }
    }
    let made = AdoptedPackage(
      adoption,
      originals: options.originals,
      workbench: package,
      registering: registering.map(\.0.name)
    )
    let beside = options.originals.deletingLastPathComponent().appending(path: "\(adoption.app.name)-bench")
    let folder = options.package ?? beside
    try Self.checkIsOutside(folder, of: adoption)
    try made.write(to: folder)
    return survey.text + "\n" + Self.report(app, of: adoption.app) + others.map { Self.report($1, of: $0) }.joined()
      + """
      Nothing in \(options.originals.path) is changed.
      The package is in \(folder.path). In it: swift run App\(adoption.tests == nil ? "" : ", swift test")

      """
  }

  private static func report(_ adapted: AdaptedModule, of module: ModuleSources) -> String {
    let lines = adapted.files.reduce(0) { $0 + $1.adaptedLineCount }
    let changed = adapted.files.count { $0.adaptedLineCount > 0 }
    let (first, last) = (lines == 1 ? "1 line is" : "\(lines) lines are", module.files.count == 1 ? "file" : "files")
    return "\(module.name): \(first) adapted in \(changed) of \(module.files.count) \(last)\n"
  }

  private static func checkIsOutside(_ folder: URL, of adoption: Adoption) throws(AdoptionError) {
    let path = Self.resolved(folder).path
    let modules = [adoption.app] + adoption.modules + [adoption.tests].compactMap(\.self)
    for place in modules.flatMap(\.list.places) {
      let place = URL(filePath: place).resolvingSymlinksInPath().path
      let isNew = !FileManager.default.fileExists(atPath: path)
      if path.hasPrefix(place + "/") || path == place && isNew { throw .inside(folder.path) }
    }
  }

  /// Resolves the links in a path, of which the last part need not be there.
  private static func resolved(_ folder: URL) -> URL {
    let parent = folder.deletingLastPathComponent()
    let isThere = (try? FileManager.default.attributesOfItem(atPath: folder.path)) != nil
    if isThere || parent.path == folder.path { return folder.resolvingSymlinksInPath() }
    return resolved(parent).appending(path: folder.lastPathComponent)
  }

  private static func sources(of package: URL) -> [URL] {
    ["UIKit", "SafariServices", "AdaptingRuntime", "../../Sources/Shared/HeadlessUIKit"].map {
      package.appending(path: $0)
    }
  }
}
