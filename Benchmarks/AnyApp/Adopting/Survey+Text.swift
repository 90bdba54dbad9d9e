import Adapting

extension Survey {
  /// The survey as text.
  public var text: String {
    let lines =
      ["\(Self.count(files)); types of UIKit that are used: \(known.count) are there, \(missing.count) missing"]
      + remarks
      + Self.lines("Missing:", missing, places: true)
      + Self.lines("Never called here, though the app has them:", uncalled, places: true)
      + Self.lines("Overridden by the app, which is not possible here:", closed, places: true)
      + Self.lines("Other modules, for which there is an empty one to be filled:", imports, places: false) {
        StubSources.reasons[$0]
      }
    return lines.map { "\($0)\n" }.joined()
  }

  /// A line each for what is odd about the sources as a whole.
  private var remarks: [String] {
    var lines: [String] = []
    if let first = old.first {
      lines.append("The sources are of Swift 2, which the compiler does not read: \(first.name), \(first.places[0])")
    }
    if let first = declaredTwice.first {
      let places = first.places.prefix(2).map(\.description).joined(separator: " and ")
      lines.append("Several files declare the same, such as \(first.name) in \(places); --leave-out leaves a place out")
    }
    for place in broken { lines.append("\(place): this is not whole XML, so that nothing can be loaded from it") }
    for (reason, paths) in leftOut where !paths.isEmpty {
      lines.append("Left out, as of \(reason): \(Self.count(paths.count)), such as \(paths[0])")
    }
    return lines
  }

  /// - Parameter reason: what stands in the way of a name, if that is known.
  private static func lines(
    _ head: String,
    _ missing: [Missing],
    places: Bool,
    reason: (String) -> String? = { _ in nil }
  ) -> [String] {
    guard !missing.isEmpty else { return [] }
    return ["", head]
      + missing.map { missing in
        "  \(missing.name): \(count(missing.places.count))" + (places ? ", such as \(missing.places[0])" : "")
          + (reason(missing.name).map { "; not here: \($0)" } ?? "")
      }
  }

  private static func count(_ number: Int) -> String { number == 1 ? "1 file" : "\(number) files" }
}
