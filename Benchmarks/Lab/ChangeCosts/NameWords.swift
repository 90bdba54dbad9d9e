/// The words that names in camel case are made of.
enum NameWords {
  /// Returns the words of a name: show, List, And, Finder of `showListAndFinder`.
  static func all(of name: some StringProtocol) -> [Substring] {
    Substring(name).matches(of: #/[A-Z]?[a-z0-9]+|[A-Z]+/#).map(\.output)
  }

  /// Returns the word that names a file's component: `Finder` for `Sources/MVC/UserFinder/UserFinderView.swift`; `nil` if the
  /// file stands in no folder below the architecture's.
  static func component(of path: String) -> Substring? {
    let folders = path.split(separator: "/").dropLast().dropFirst(2)
    return folders.first.flatMap { all(of: $0).last }
  }
}
