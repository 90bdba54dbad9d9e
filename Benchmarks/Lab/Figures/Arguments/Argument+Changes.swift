import ChangeCosts
import Records
import Structure

extension ArchitectureFigures {
  /// The argument about code that each screen needs again.
  var boilerplate: Argument {
    Argument(
      title: "Boilerplate",
      words: "Even though VIPER for current market in middle size app are too heavy.",
      source: .init(name: "photostream 11", url: "https://github.com/mownier/photostream/issues/11"),
      figures: [lines, files, code("posts")].compactMap(\.self),
      open: "if generated code counts as written. The figures are of code as it is read."
    )
  }

  /// The argument about developers who change the same screen at the same time.
  var conflicts: Argument {
    Argument(
      title: "Merge conflicts",
      words: "ContentView.swift has grown into a merge conflict hotspot — nearly every PR touches it",
      source: .init(name: "pine 532", url: "https://github.com/batonogov/pine/issues/532"),
      figures: [merged(), hottest].compactMap(\.self),
      open:
        "how often two people of your team work on one screen. [PAIRS](PAIRS.md) has every pair and what goes wrong."
    )
  }

  /// The argument about links into the app, and about its state.
  var links: Argument {
    Argument(
      title: "Deep links and navigation state",
      words: "the current solution always resets the view hierarchy, not matter of which steps we're at",
      source: .init(name: "CoordinatorExample 1", url: "https://github.com/iaminh/CoordinatorExample/issues/1"),
      figures: [flows, code("restore"), code("sign-in")],
      finding: "All six open the same links and pass the same scenarios of them.",
      open: "links into tabs, and links with parameters of a server: the app has neither."
    )
  }
}
