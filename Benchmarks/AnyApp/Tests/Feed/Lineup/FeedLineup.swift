public import AppBench
import FeedMVC
import FeedMVP
import FeedMVVMC
import Foundation

/// The feed in each architecture, as its programs have it.
@MainActor public enum FeedLineup {
  /// The apps; the first is the one that others are compared with.
  public static let apps = [
    BenchApp("FeedMVC", originals: originals, sources: list("MVC"), FeedMVC.registerClasses, FeedMVC.makeApplicationDelegate),
    BenchApp("FeedMVP", originals: originals, sources: list("MVP"), FeedMVP.registerClasses, FeedMVP.makeApplicationDelegate),
    BenchApp("FeedMVVMC", originals: originals, sources: list("MVVMC"), FeedMVVMC.registerClasses, FeedMVVMC.makeApplicationDelegate),
  ]

  private static let originals = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../../Examples/Feed").standardizedFileURL

  private static func list(_ architecture: String) -> URL {
    URL(filePath: #filePath).appending(path: "../../\(architecture)/sources.txt").standardizedFileURL
  }
}
