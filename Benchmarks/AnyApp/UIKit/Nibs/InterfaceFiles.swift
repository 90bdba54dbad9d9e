import Foundation

/// The nibs and storyboards of the running app: its original files, by their names.
@MainActor public enum InterfaceFiles {
  private static var files: [String: URL] = [:]
  private static var roots: [URL: InterfaceElement] = [:]
  /// True once a folder is used: before that, controllers have no nibs.
  static private(set) var isUsed = false
  /// The name of the storyboard that the app begins with, as its `Info.plist` says.
  static private(set) var mainStoryboard: String?
  /// The scenes of the app, as its `Info.plist` says; `nil` if it says nothing of scenes.
  static private(set) var scenes: [DrawnScene]?

  /// Takes the nibs and storyboards of a folder and of those below it, and has controllers read them.
  ///
  /// - Throws: Foundation's error if the folder cannot be read.
  public static func use(_ folder: URL) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for path in paths.sorted() where path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
      let file = folder.appending(path: path)
      files[file.lastPathComponent] = file
    }
    let list = appList(of: paths.filter { $0.hasSuffix("Info.plist") }, in: folder)
    mainStoryboard = list?["UIMainStoryboardFile"] as? String
    scenes = (list?["UIApplicationSceneManifest"] as? [String: Any]).map { DrawnScene.all(in: $0) }
    isUsed = true
  }

  /// The `Info.plist` of the app: of those that are an app's, and not of tests or frameworks, the one nearest to the top.
  private static func appList(of paths: [String], in folder: URL) -> [String: Any]? {
    let keys = ["UIMainStoryboardFile", "UIApplicationSceneManifest", "UILaunchStoryboardName", "LSRequiresIPhoneOS"]
    let order = paths.map { (depth: $0.count { $0 == "/" }, path: $0) }.sorted { $0 < $1 }
    return order.lazy.compactMap { entry in
      let data = try? Data(contentsOf: folder.appending(path: entry.path))
      return data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Any]
    }.first { list in keys.contains { list[$0] != nil } }
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

/// A scene as an app's `Info.plist` describes it.
struct DrawnScene {
  let name: String?
  /// The name of the delegate's class, without that of its module.
  let delegate: String?
  let storyboard: String?

  /// Returns the scenes with windows of a list.
  static func all(in manifest: [String: Any]) -> [DrawnScene] {
    let roles = manifest["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]] ?? []
    return scenes.map { scene in
      let name = (scene["UISceneDelegateClassName"] as? String)?.split(separator: ".").last
      return DrawnScene(
        name: scene["UISceneConfigurationName"] as? String,
        delegate: name.map(String.init),
        storyboard: scene["UISceneStoryboardFile"] as? String
      )
    }
  }
}
