public import AppBench
import FeedMVC
import FeedMVP
import FeedMVVMC
import Foundation

/// The feed in each architecture, as its programs have it.
@MainActor public enum FeedLineup {
  /// The apps; the first is the one that others are compared with.
  public static let apps = [
    BenchApp("FeedMVC", originals: originals, FeedMVC.registerClasses, FeedMVC.makeApplicationDelegate),
    BenchApp("FeedMVP", originals: originals, FeedMVP.registerClasses, FeedMVP.makeApplicationDelegate),
    BenchApp("FeedMVVMC", originals: originals, FeedMVVMC.registerClasses, FeedMVVMC.makeApplicationDelegate),
  ]

  private static let originals = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../../Examples/Feed").standardizedFileURL
}
