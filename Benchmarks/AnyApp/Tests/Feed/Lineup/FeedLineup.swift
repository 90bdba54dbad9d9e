public import AppBench
import FeedMVC
import FeedMVP
import FeedMVVMC
import Foundation
import UIKit

/// The feed in each architecture, as its programs have it.
@MainActor public enum FeedLineup {
  /// The apps; the first is the one that others are compared with.
  public static let apps = [
    app("MVC", FeedMVC.registerClasses, FeedMVC.makeApplicationDelegate),
    app("MVP", FeedMVP.registerClasses, FeedMVP.makeApplicationDelegate),
    app("MVVMC", FeedMVVMC.registerClasses, FeedMVVMC.makeApplicationDelegate),
  ]

  private static func app(
    _ architecture: String,
    _ registerClasses: @escaping @MainActor () -> Void,
    _ makeDelegate: @escaping @MainActor () -> any UIApplicationDelegate
  ) -> BenchApp {
    let targets = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let originals = targets.appending(path: "../../../../Examples/Feed").standardizedFileURL
    return BenchApp("Feed\(architecture)", originals: originals, registerClasses, makeDelegate)
  }
}
