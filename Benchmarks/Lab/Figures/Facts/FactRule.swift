import Command

/// The rule by which a figure becomes a fact: its words, and which difference shows nothing.
struct FactRule {
  /// The source of the noise.
  enum Noise: Equatable {
    /// Grows with what an author writes, of which another author may write more: the file of facts has the noise.
    case authors
    /// Counts things: one more or less shows nothing.
    case oneMore
    /// Nothing that an author decides.
    case exact
    /// Is timed in several runs, between which a contender differs by up to a share.
    case timed(Double)
  }

  /// The fact's name.
  let name: String
  /// The figure's name.
  let key: String
  let unit: String
  let better: Fact.Direction
  let format: Fact.Format
  let noise: Noise

  init(
    _ name: String,
    _ unit: String,
    _ noise: Noise = .authors,
    key: String? = nil,
    better: Fact.Direction = .less,
    format: Fact.Format = .count
  ) {
    self.name = name
    self.unit = unit
    self.noise = noise
    self.key = key ?? name
    self.better = better
    self.format = format
  }
}

extension FactRule {
  static let structure = [
    FactRule("lines of code", "lines"),
    FactRule("files", "files"),
    FactRule("lines free of UIKit", "share of lines", better: .more, format: .share),
    FactRule("roles in a component", "roles", .exact),
    FactRule("weak references", "references", .oneMore),
    FactRule("pairs of types of which one uses the other", "pairs"),
    FactRule("files that name another component's types", "files", .oneMore),
    FactRule("cognitive complexity", "points"),
    FactRule("largest cognitive complexity", "points", .oneMore),
    FactRule("propagation cost", "share of pairs of types", format: .share),
    FactRule("largest cycle", "types", .oneMore),
    FactRule("coupling", "uses per type", format: .ratio),
    FactRule("coupling per 100 lines", "uses per 100 lines", format: .ratio),
  ]

  static let build = [
    FactRule("clean build: instructions generated", "instructions", key: "instructions generated"),
    FactRule("clean build: steps of the type checker", "steps", key: "steps of the type checker's solver"),
  ]

  static let language = [
    FactRule(
      "annotations that suffice without isolation by default",
      "annotations",
      key: "annotations that suffice, no default"
    ),
    FactRule("of these protocols", "protocols", .oneMore, key: "protocols that suffice, no default"),
    FactRule("errors without isolation by default", "errors", key: "errors, no default"),
    FactRule("errors with the main actor by default", "errors", key: "errors, main actor by default"),
  ]

  static let weight = [
    FactRule("bytes of code in a release build", "bytes", key: "bytes of code"),
    FactRule("bytes of data", "bytes"),
    FactRule("bytes of witness tables", "bytes"),
    FactRule("bytes of protocol witnesses", "bytes"),
    FactRule("bytes of generic specialisations", "bytes"),
  ]

  static let depth = [
    FactRule("deepest stack of a tap", "functions", .oneMore),
    FactRule("deepest stack of a load", "functions", .oneMore),
    FactRule("deepest stack of a rename", "functions", .oneMore),
    FactRule("view updates of load", "updates", .oneMore),
    FactRule("view updates of rename-details", "updates", .oneMore),
    FactRule("messages of rename-details", "messages", .oneMore),
  ]

  static let retention = [FactRule("objects with details open", "objects", .oneMore)]

  static let survival = [
    share("lines of a replaced screen that stay", "share of the replaced screen's lines that stay", of: "lines"),
    share(
      "lines of its tests that stay",
      "share of the replaced screen's lines of tests that stay",
      of: "lines"
    ),
    share("role tests without UIKit", "share of role tests without UIKit", of: "tests"),
    share(
      "noticed mutants in roles that do not draw, by tests without UIKit",
      "share of noticed mutants in roles that do not draw, by tests without UIKit",
      of: "mutants"
    ),
  ]

  private static func share(_ name: String, _ key: String, of things: String) -> FactRule {
    FactRule(name, "share of \(things)", key: key, better: .more, format: .share)
  }
}
