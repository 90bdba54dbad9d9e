@testable import Command

/// A module with two roles, and what the rules of a page say of solutions in it.
enum SampleSolution {
  static let presenter = "Sources/MyVIPER/Details/DetailsPresenter.swift"
  static let view = "Sources/MyVIPER/Details/DetailsViewController.swift"
  /// The files as they were given.
  static let given = [
    "Package.swift": "let package = 1\n",
    presenter: "final class DetailsPresenter {\n  var view: View?\n}\n",
    view: "import Users\n\nfinal class DetailsViewController {}\n",
    "Tests/ExerciseTests/ScenarioTests.swift": "import Testing\n",
  ]

  /// Returns the sentences about a solution: the given files, and some in place of them.
  static func breaches(_ lines: String, _ own: [String: String]) throws -> [String] {
    try rules(lines).breaches(of: given.merging(own) { $1 }, from: given)
  }

  /// Returns the rules in lines of a page.
  static func rules(_ lines: String) throws -> ExerciseRules {
    let page = try ExercisePage("# 1. some: One\n\n## Rules\n\n\(lines)\n", at: "page.md")
    return ExerciseRules(try ExerciseRule.all(of: page.rules, at: page.path), module: "Sources/MyVIPER")
  }
}
