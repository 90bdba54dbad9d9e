import Foundation

/// An app that a person uses: its screen as text, an action on each line.
@MainActor struct Play {
  let app: BenchApp

  func run(_ arguments: AppArguments) throws {
    var arguments = arguments
    try arguments.end()
    try app.prepare()
    let running = try app.launch()
    Screens.show(running.picture)
    while let line = readLine() {
      let words = line.trimmingCharacters(in: .whitespaces)
      guard let action = AppAction(words) else {
        if !words.isEmpty { print(AppAction.help) }
        continue
      }
      do {
        try running.perform(action)
        if action != .screen { Screens.show(running.picture) }
      } catch {
        Screens.show("\(error)")
      }
    }
  }
}
