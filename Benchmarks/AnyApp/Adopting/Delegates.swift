import Adapting

/// The types of an app that UIKit can call: they conform to its protocols, or inherit from its classes.
struct Delegates {
  private let inherited: [String: Set<String>]

  /// Reads the types of some files.
  init(_ names: [SourceNames]) {
    inherited = names.reduce(into: [:]) { all, names in all.merge(names.inherited) { $0.union($1) } }
  }

  /// Returns true for a type that names something of UIKit behind its colon, or whose superclass or protocol does.
  func contains(_ type: String) -> Bool {
    var (open, seen): ([String], Set<String>) = ([type], [])
    while let name = open.popLast() {
      if name.hasPrefix("UI") { return true }
      if seen.insert(name).inserted { open += inherited[name] ?? [] }
    }
    return false
  }
}

/// Names as Swift 2 wrote them.
enum OldNames {
  private static let others: Set = [
    "viewWillAppear(animated:)", "viewDidAppear(animated:)", "viewWillDisappear(animated:)",
    "viewDidDisappear(animated:)", "prepareForSegue(segue:sender:)",
  ]

  /// Returns true for a method such as `tableView(tableView:cellForRowAtIndexPath:)`.
  static func isOfSwift2(_ name: String) -> Bool {
    let parts = name.split(separator: "(", maxSplits: 1)
    guard let base = parts.first, parts.count == 2 else { return false }
    let repeats = parts[1].hasPrefix("\(base):") && ["tableView", "application", "collectionView"].contains(base)
    return repeats || others.contains(name)
  }
}
