/// A word that a person can type while playing: help, reading and completion come from the same list.
struct PlayCommand: Sendable {
  let name: String
  /// An example of the whole line.
  let usage: String
  let summary: String
  /// Turns the rest of the line into the word's input; `nil` if the rest is not understood.
  let input: @Sendable (String) -> PlayInput?

  static let all = [
    PlayCommand("tap Close", "tap the button with this title") { $0.isEmpty ? nil : .tap($0) },
    PlayCommand("row 2", "tap the info button of the second row") { Int($0).flatMap { $0 > 0 ? .row($0) : nil } },
    PlayCommand("type 3", "replace the text of the field on screen; without a text, empty it") { .type($0) },
    PlayCommand("back", alone: .back, "use the system's back button"),
    PlayCommand("swipe", "swipe back; swipe half gives it up on the way", swiping),
    PlayCommand("pull", alone: .pull, "pull the dashboard down to load again"),
    PlayCommand("link users://user/3", "open a deep link") { $0.isEmpty ? nil : .link($0) },
    PlayCommand("fail", alone: .next(.failure), "let the next request to the server fail"),
    PlayCommand("hang", alone: .next(.waiting), "let the next request wait until you answer it"),
    PlayCommand("answer", alone: .answer(.success), "answer the request that waits"),
    PlayCommand("refuse", alone: .answer(.failure), "let the request that waits fail"),
    PlayCommand("rename 3 Ada", "rename a user, as another person would", renaming),
    PlayCommand("look", alone: .look, "draw the screen again"),
    PlayCommand("objects", alone: .objects, "count the app's live objects by type"),
    PlayCommand("help", alone: .help, "show this list"),
    PlayCommand("quit", alone: .quit, "end; Ctrl-D does the same"),
  ]

  private init(_ usage: String, _ summary: String, _ input: @escaping @Sendable (String) -> PlayInput?) {
    name = String(usage.prefix { $0 != " " })
    self.usage = usage
    self.summary = summary
    self.input = input
  }

  private init(_ name: String, alone input: PlayInput, _ summary: String) {
    self.init(name, summary) { $0.allSatisfy(\.isWhitespace) ? input : nil }
  }

  @Sendable private static func renaming(_ argument: String) -> PlayInput? {
    let words = argument.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let id = Int(words[0]) else { return nil }
    return .rename(id, to: String(words[1]))
  }

  @Sendable private static func swiping(_ argument: String) -> PlayInput? {
    let word = argument.trimmingPrefix { $0.isWhitespace }
    return word.isEmpty || word == "half" ? .swipe(finished: word.isEmpty) : nil
  }

  /// The list as text.
  static var help: String {
    let width = all.map(\.usage.count).max() ?? 0
    return all.map { $0.usage + String(repeating: " ", count: width - $0.usage.count) + "  " + $0.summary }
      .joined(separator: "\n")
  }
}
