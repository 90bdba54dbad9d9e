import AppBench
import Foundation
import UIKit

extension CodeApp {
  /// Starts an app that shows the first controller of a storyboard, in a navigation controller.
  static func running(drawnBy storyboard: String) throws -> RunningApp {
    let folder = FileManager.default.temporaryDirectory.appending(path: "drawn-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = folder.lastPathComponent
    try Data(storyboard.utf8).write(to: folder.appending(path: "\(name).storyboard"))
    try InterfaceFiles.use(folder)
    return try running {
      let drawn = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
      return UINavigationController(rootViewController: drawn ?? UIViewController())
    }
  }
}
