internal import Measure

nonisolated extension Series {
  /// What went wrong, in one line; `nil` if nothing did.
  var problem: String? { failure.map { "\(benchmark) of \(contender): \(firstLine(of: $0))" } }
}

/// What a failure says first; explanations follow.
nonisolated func firstLine(of failure: some Any) -> String {
  "\(failure)".split(separator: "\n").first.map(String.init) ?? ""
}
