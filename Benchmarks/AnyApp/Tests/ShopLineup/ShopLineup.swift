public import AppBench
import Foundation
import Shop
import ShopFixed

/// The shop of the tests: with its planted faults, and without them.
public enum ShopLineup {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// The apps.
  @MainActor public static var apps: [BenchApp] {
    let originals = tests.appending(path: "ShopOriginals")
    return [
      BenchApp("Shop", originals: originals, Shop.registerClasses, Shop.makeApplicationDelegate),
      BenchApp("ShopFixed", originals: originals, ShopFixed.registerClasses, ShopFixed.makeApplicationDelegate),
    ]
  }
}
