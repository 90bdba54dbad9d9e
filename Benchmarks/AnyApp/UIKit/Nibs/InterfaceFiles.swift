import Foundation

/// The nibs and storyboards of the running app: its original files, by their names.
@MainActor public enum InterfaceFiles {
  private static var files: [String: URL] = [:]
  private static var roots: [URL: InterfaceElement] = [:]
  /// The name of the storyboard that the app begins with, as its `Info.plist` says.
  static private(set) var mainStoryboard: String?

  /// Takes the nibs and storyboards of a folder and of those below it, and has controllers read them.
  ///
  /// - Throws: Foundation's error if the folder cannot be read.
  public static func use(_ folder: URL) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for path in paths.sorted() where path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
      let file = folder.appending(path: path)
      files[file.lastPathComponent] = file
    }
    mainStoryboard =
      paths.filter { $0.hasSuffix("Info.plist") }.compactMap { path in
        let data = try? Data(contentsOf: folder.appending(path: path))
        let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Any]
        return list?["UIMainStoryboardFile"] as? String
      }.first
    UIViewController.loadsNib = { controller in
      Interface.orStop { () throws(InterfaceError) in try Interface.loadView(of: controller) }
    }
  }

  /// The file of a name with its ending; `nil` if there is none.
  static func file(_ name: String) -> URL? { files[name] }

  /// The root element of a file, which is read once.
  static func root(of file: URL) throws(InterfaceError) -> InterfaceElement {
    if let root = roots[file] { return root }
    let root = try InterfaceParser.root(of: file)
    roots[file] = root
    return root
  }
}
