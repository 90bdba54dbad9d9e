import Adapting
public import Foundation

/// The command that puts an app on the bench, or says first what of UIKit it needs.
public struct AdoptCommand {
  /// The help.
  public static let help = """
    adopt — puts an app of UIKit on the bench, its sources as they are

      adopt PATH [--into FOLDER]   makes a package beside the folder PATH that builds and runs the app in it
      adopt --survey PATH          says what of UIKit the sources use, and what of it is missing; builds nothing

    Nothing in PATH is changed. Then, in the package: swift run App help

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
    let isSurvey = words.first == "--survey"
    let rest = isSurvey ? Array(words.dropFirst()) : words
    guard let path = rest.first, !path.hasPrefix("-"),
      rest.count == 1 || (rest.count == 3 && rest[1] == "--into" && !isSurvey)
    else { return (Self.help, ["--help", "help"].contains(words.first) ? 0 : 64) }
    let originals = URL(filePath: path).standardizedFileURL
    do {
      let files = try Self.scan(originals)
      let survey = try Survey(files, KnownNames(in: Self.sources(of: package)), in: originals.path)
      if isSurvey { return (survey.text, 0) }
      let folder = rest.count == 3 ? URL(filePath: rest[2]).standardizedFileURL : nil
      return (try adopt(originals, files, survey, into: folder), 0)
    } catch let error as AdoptionError {
      return ("adopt: \(error)\n", 73)
    } catch {
      return ("adopt: \(error)\n", 65)
    }
  }

  private func adopt(_ originals: URL, _ files: [ScannedFile], _ survey: Survey, into folder: URL?) throws -> String {
    let module = Self.moduleName(of: originals)
    let adapted = try AdaptedModule(Module(name: module, files: files))
    guard adapted.hasDelegate else { throw AdoptionError.noDelegate(originals.path) }
    let package = AdoptedPackage(
      module: module,
      originals: originals,
      workbench: package,
      imports: survey.imports.map(\.name)
    )
    let folder = folder ?? originals.deletingLastPathComponent().appending(path: "\(module)-bench")
    try package.write(to: folder)
    let lines = adapted.files.reduce(0) { $0 + $1.adaptedLineCount }
    let changed = adapted.files.count { $0.adaptedLineCount > 0 }
    return survey.text + """

      \(lines) lines are adapted in \(changed) of \(files.count) files; nothing in \(originals.path) is changed.
      The package is in \(folder.path). In it: swift run App

      """
  }

  /// Reads all Swift files in a folder.
  private static func scan(_ folder: URL) throws -> [ScannedFile] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw AdoptionError.noFolder(folder.path)
    }
    return try SourceList(of: folder).files().map { file in
      guard let data = FileManager.default.contents(atPath: file.path),
        let text = String(validating: data, as: UTF8.self)
      else { throw AdaptingError.unreadable(Place(file: file.path, line: 1)) }
      return try ScannedFile(path: file.path, text: text)
    }
  }

  private static func sources(of package: URL) -> [URL] {
    ["UIKit", "SafariServices", "AdaptingRuntime", "../../Sources/Shared/HeadlessUIKit"].map {
      package.appending(path: $0)
    }
  }

  /// A name for a module, made of a folder's: letters and digits, and none of a module that is there.
  private static func moduleName(of folder: URL) -> String {
    let general: Set = ["Source", "Sources", "App", "src"]
    let parts = folder.pathComponents.filter { !general.contains($0) }
    let letters = (parts.last ?? "App").filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let name = letters.first?.isLetter == true ? letters : "App\(letters)"
    return Survey.providedModules.contains(name) || name == "App" ? "\(name)Module" : name
  }
}
