/// The screens of several apps in the same journeys, compared with those of the first app.
@MainActor struct Compare {
  let apps: [BenchApp]

  func run(_ arguments: AppArguments) throws {
    var arguments = arguments
    let lineup = try [LineupEntry](apps, &arguments)
    let files = try arguments.takeFiles()
    guard !files.isEmpty else { throw AppFailure("compare: a file is expected") }
    guard let first = lineup.first, lineup.count > 1 else {
      throw AppFailure("compare: one app alone; --with FOLDER enters another package's")
    }
    var differing = 0
    for file in files {
      let expected = try first.answer([Screen].self, to: ["screens", file])
      print("\(file): \(expected.count) screens, compared with those of \(first.name)")
      for app in lineup.dropFirst() {
        let difference = Self.difference(try app.answer([Screen].self, to: ["screens", file]), expected)
        print("  \(app.name): \(difference?.title ?? "the same")")
        guard let difference else { continue }
        differing += 1
        Screens.show(difference.pictures(first.name, app.name))
      }
    }
    if differing > 0 { throw AppFailure("\(differing) of \(files.count * (lineup.count - 1)) comparisons differ") }
  }

  /// The first screen that differs, and the number of those that do.
  nonisolated struct Difference {
    let count: Int
    let expected: Screen
    let found: Screen

    var title: String {
      "\(count) differ\(count == 1 ? "s" : ""), first after line \(found.line), \(found.step)"
    }

    func pictures(_ first: String, _ other: String) -> String {
      "\(first):\n\(expected.picture)\n\(other):\n\(found.picture)"
    }
  }

  /// Returns where screens differ; `nil` if they are the same.
  nonisolated static func difference(_ found: [Screen], _ expected: [Screen]) -> Difference? {
    let pairs = zip(found, expected).filter { $0.0.picture != $0.1.picture }
    return pairs.first.map { Difference(count: pairs.count, expected: $0.1, found: $0.0) }
  }
}
